/** The scenes of the seasons: spirits, and pictures of cards. */

import type { Vignettes } from '$lib/game/vignettes'
import { SEASONS } from './seasons'
import Vignette from './Vignette.svelte'

export const vignettes: Vignettes = {
  sheets: [],
  has: (scenario) => scenario in SEASONS,
  drawing: Vignette,
}
