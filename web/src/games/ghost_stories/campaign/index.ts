/** The scenes of the nights. */

import type { Vignettes } from '$lib/game/vignettes'
import { ghostStories, taoists, villagers, whiteMoon } from '../art/sheets'
import { NIGHTS } from './nights'
import Vignette from './Vignette.svelte'

export const vignettes: Vignettes = {
  sheets: [ghostStories, whiteMoon, taoists, villagers],
  has: (scenario) => scenario in NIGHTS,
  drawing: Vignette,
}
