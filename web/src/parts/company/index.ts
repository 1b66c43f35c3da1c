/** What a table with several people needs beside the game; loaded when there is somebody else. */

export { default as Absent } from './Absent.svelte'
export { default as Company } from './Company.svelte'
export { default as Talk } from './Talk.svelte'
