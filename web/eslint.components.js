// TypeScript reads components as the parser translates them, so that a file that imports them knows their properties, and all files
// share one program: a third less work. It has to be said before the parser is loaded.
import process from 'node:process'

process.env.SVELTE_ESLINT_PARSER_EXPERIMENTAL_TS_SYS_HOOK = '1'
