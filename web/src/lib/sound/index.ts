/** The player of this page. */

import { settings } from '../settings.svelte'
import { Player } from './player'

export { YOUR_TURN } from './recipe'

export const player = new Player({
  make: () => new AudioContext(),
  choices: () => settings.now,
  // A browser lets a page sound once somebody has pressed something there.
  open: () => !document.hidden && navigator.userActivation.hasBeenActive,
})
