/** What a question moves: the Taoist who goes, the ghost that is placed. */

import type { Content, Decision } from '$lib/protocol/types'
import { cardNumbered } from '../ghosts/cards'
import { boardOf, boardOfSeat, spaceOf } from '../choosing/refs'
import type { BoardView, CardFacts, GhostStoriesView } from '../view'

const WALKS = ['move', 'second_step', 'scroll_of_unity']
const CARRIES = ['carry_taoist_to', 'twin_winds_tile']

/** The Taoist whom the answer moves. */
export function taoistToMove(decision: Decision | null, view: GhostStoriesView): BoardView | undefined {
  if (!decision) return undefined
  if (WALKS.includes(decision.kind)) return boardOfSeat(view, decision.seat)
  return CARRIES.includes(decision.kind) ? boardOf(view, String(decision.about[1])) : undefined
}

/** The ghost that the answer places. */
export function ghostToPlace(
  decision: Decision | null,
  view: GhostStoriesView,
  box: readonly Content[],
): CardFacts | null {
  if (decision?.kind === 'place_ghost') return cardNumbered(box, Number(decision.about[1])) ?? null
  if (decision?.kind === 'move_ghost_to') return spaceOf(view, decision.about.join(':'))?.ghost ?? null
  return null
}
