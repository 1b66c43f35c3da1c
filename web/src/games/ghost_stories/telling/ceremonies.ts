/** What is shown large over the village. */

import type { Ceremonies } from '$lib/game/ceremony'
import type { GhostStoriesView } from '../view'
import { placedGhost } from '../choosing/refs'

const WEIGHTS: Readonly<Record<string, number>> = {
  barrier_began: 2.5,
  board_haunted: 2.5,
  crystal_placed: 1.5,
  portal_laid: 2,
  portal_removed: 2,
  taoist_died: 3,
  taoist_revived: 2,
}
/** A form of Wu-Feng comes to the village. */
const ARRIVAL = 3

export const ceremonies: Ceremonies = {
  weightOf: (event, view) => {
    if (event[0] !== 'ghost_placed') return WEIGHTS[event[0]] ?? 0
    return placedGhost(event, view as GhostStoriesView)?.incarnation ? ARRIVAL : 0
  },
  drawing: async () => (await import('../ceremony/Ceremony.svelte')).default,
}
