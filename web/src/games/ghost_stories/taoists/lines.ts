/** When the Taoists have something to say. */

import type { Chance, Cue, Lines } from '$lib/game/lines'
import type { EventData } from '$lib/protocol/types'
import { boardOf, nextInTurn } from '../choosing/refs'
import type { BoardView, GhostStoriesView } from '../view'

/** Tao tokens and waiting are minor events: characters rarely comment on them. */
const SELDOM = 4
const LITTLE_QI = 1

/** What is said of an event, and by whom: the Taoist that it names, the one with the turn, the next one, or any. */
type Told = readonly [moment: string, by: 'named' | 'active' | 'next' | 'any', seldom?: boolean]

const MOMENTS: Readonly<Record<string, Told>> = {
  artifact_taken: ['tao', 'named'],
  exorcism_began: ['rolls', 'named', true],
  exorcism_failed: ['misses', 'named'],
  incarnation_added: ['wu_feng', 'any'],
  qi_lost: ['hurt', 'named'],
  tao_gained: ['tao', 'named', true],
  taoist_died: ['falls', 'named'],
  taoist_revived: ['saved', 'named'],
  tile_haunted: ['haunted', 'any'],
  tile_restored: ['restored', 'active'],
  villager_saved: ['restored', 'active', true],
  yang_began: ['waits', 'next', true],
}

function toldOf([tag, { why, board }]: EventData, view: GhostStoriesView): Told | undefined {
  if (tag === 'ghost_discarded') return why === 'exorcised' ? ['exorcises', 'active'] : undefined
  if (tag === 'qi_lost' && boardOf(view, String(board))?.qi === LITTLE_QI) return ['last', 'named']
  return MOMENTS[tag]
}

function speaker(
  by: Told[1],
  [, { board }]: EventData,
  view: GhostStoriesView,
  chance: Chance,
): BoardView | undefined {
  const living = view.boards.filter(({ neutral, alive }) => !neutral && alive)
  if (by === 'any') return living[chance(living.length || 1)]
  if (by === 'named') return boardOf(view, String(board))
  const colour = by === 'next' ? nextInTurn(view) : view.active
  return living.find((one) => one.colour === colour)
}

function cue(event: EventData, view: GhostStoriesView, chance: Chance): Cue | null {
  const told = toldOf(event, view)
  if (!told) return null
  const [moment, by, seldom] = told
  if (seldom && chance(SELDOM) > 0) return null
  const board = speaker(by, event, view, chance)
  if (!board || board.seat === null) return null
  return { seat: board.seat, key: `web-line-gs-${board.colour}-${moment}` }
}

export const lines: Lines = {
  turn: 'turn_began',
  cue: (event, view, chance) => cue(event, view as GhostStoriesView, chance),
}
