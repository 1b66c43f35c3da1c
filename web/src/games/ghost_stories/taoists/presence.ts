/** Whether somebody is behind a Taoist, as it stands beside the name: by a shape and a word. */

import type { SeatInfo } from '$lib/protocol/types'
import { nextInTurn } from '../choosing/refs'
import type { BoardView, GhostStoriesView } from '../view'

/** A dot for who is here, a ring for who is away, a square for a bot; nothing for a seat without anybody. */
export type Presence = 'here' | 'away' | 'bot' | 'none'

export function presenceOf(seat: SeatInfo | undefined): Presence {
  if (seat?.bot) return 'bot'
  if (!seat?.name) return 'none'
  return seat.here ? 'here' : 'away'
}

/** The last part of the key of the word: what matters most of a seat. */
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
  if (presence === 'away') return 'away'
  if (asked) return 'thinking'
  return turn || (presence === 'bot' ? 'bot' : 'person')
}
