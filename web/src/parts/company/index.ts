/** What a table with several people needs beside the game; loaded when there are others. */

export { default as Absent } from './Absent.svelte'
export { default as Company } from './Company.svelte'
export { default as Talk } from './Talk.svelte'
