/** How far the terror level is from rising. */

import type { FearView } from './view'

const DECK = 9
const CARDS_OF_A_LEVEL = 3
const HIGHEST = 3

/** Fear cards to earn until the terror level rises; `null` when it is the highest. */
export function cardsToRise(fear: FearView): number | null {
  if (fear.terror_level >= HIGHEST) return null
  return CARDS_OF_A_LEVEL - ((DECK - fear.left) % CARDS_OF_A_LEVEL)
}
