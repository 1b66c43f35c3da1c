import ts from 'typescript-eslint'
import all from './eslint.config.js'

// Each component makes the types of all modules be looked up again: two thirds of the time. `npm run lint` does that.
export default [...all, ...ts.config({ files: ['**/*.svelte'], extends: [ts.configs.disableTypeChecked] })]
