/** What is written beside the name of a Taoist: what matters most of the seat. */

import type { SeatInfo } from '$lib/protocol/types'
import { presenceOf } from '$lib/table/presence'
import { nextInTurn } from '../choosing/refs'
import type { BoardView, GhostStoriesView } from '../view'

/** The last part of the key of the word. */
export function stateOf(
  board: BoardView,
  view: GhostStoriesView,
  seat: SeatInfo | undefined,
  own: boolean,
  asked = false,
): string {
  if (board.neutral) return 'neutral'
  if (!board.alive) return 'dead'
  const next = nextInTurn(view) === board.colour ? 'next' : ''
  const turn = view.active === board.colour ? 'turn' : next
  if (own) return turn ? `own-${turn}` : 'own'
  const presence = presenceOf(seat)
  if (presence === 'away' || presence === 'lost') return presence
  if (asked) return 'thinking'
  return turn || (presence === 'bot' ? 'bot' : 'person')
}
