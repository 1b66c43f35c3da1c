/** Keys that never change their meaning: tiles lie as on a number pad, actions have letters. */

import type { OpenDecision, Option } from '$lib/protocol/types'
import { cellOf, turnsFor } from '../board/layout'
import type { GhostStoriesView } from '../view'

const PAD = ['789', '456', '123']
const GOES = new Set(['tile', 'escort', 'rise_and_go', 'rise_and_escort'])
const LETTERS: Readonly<Record<string, string>> = { yin_yang: 'Y', power: 'P', exorcise: 'E', help: 'V' }

/** The key of an option for the player of a seat; `null` for one that is counted. */
export function keyOf(
  [tag, id]: Option,
  decision: OpenDecision,
  { boards }: GhostStoriesView,
  seat: number,
): string | null {
  const own = boards.find((board) => board.seat === decision.seat)
  const tile = GOES.has(tag) ? Number(id) : tag === 'stay' ? own?.tile : null
  if (tile === null || tile === undefined) return LETTERS[tag] ?? null
  const [row, column] = cellOf(tile, turnsFor(boards, seat))
  return PAD[row]?.[column] ?? null
}
