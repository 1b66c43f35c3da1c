import ts from 'typescript-eslint'
import all from './eslint.config.js'

// Types are looked up for most of the time. `npm run lint` has the rules that need them, and svelte-check knows types here too.
export default [...all, ts.configs.disableTypeChecked]
