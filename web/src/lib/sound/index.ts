/** The player of this page. */

import { settings } from '../settings.svelte'
import { Player } from './player'

export { plainSounds, YOUR_TURN } from './soundscape'
export { Soundtrack } from './soundtrack'

export const player = new Player({
  make: () => new AudioContext(),
  choices: () => settings.now,
  // A browser lets a page sound once somebody has pressed something there.
  open: () => !document.hidden && navigator.userActivation.hasBeenActive,
  now: () => performance.now(),
  rest: () => new Promise((done) => setTimeout(done)),
})
