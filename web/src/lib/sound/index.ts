/** The player of this page. */

import { settings } from '../settings.svelte'
import { Player } from './player'

export { plainSounds, YOUR_TURN } from './soundscape'
export { Soundtrack } from './soundtrack'

export const player = new Player({
  make: () => new AudioContext(),
  choices: () => settings.now,
  // Browsers allow sound only after the user has pressed something on the page.
  open: () => !document.hidden && navigator.userActivation.hasBeenActive,
  now: () => performance.now(),
  rest: () => new Promise((done) => setTimeout(done)),
})
