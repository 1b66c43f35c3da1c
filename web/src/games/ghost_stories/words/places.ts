/** What stands where, in words. */

import type { BoardView, GhostStoriesView, GhostView, SpaceView } from '../view'
import type { Decision, Option } from '$lib/protocol/types'
import { found } from '$lib/words/found'
import { type Args, noted } from '$lib/words/phrases'
import { boardIn, boardOfSeat, type Names } from './names'

/** An option, where it stands and in whose words it is told. */
export interface Asked {
  names: Names
  option: Option
  decision: Decision
  view: GhostStoriesView
}

/** What the labels of options are told, by their tags. */
export type ArgsByTag = Readonly<Record<string, (asked: Asked) => Args>>

/** Whether something holds for a ghost in play, given its board and space. */
export type Holds = (ghost: GhostView, space: SpaceView, board: BoardView) => boolean

/** A ghost space by its board and place. */
export function spaceAt(view: GhostStoriesView, colour: string, place: number): SpaceView {
  return found(boardIn(view, colour).spaces[place], `space ${colour} ${place}`)
}

/** A ghost in play with its resistance now. */
export function ghostAt(names: Names, colour: string, place: number, view: GhostStoriesView): string {
  const ghost = found(spaceAt(view, colour, place).ghost, `ghost at ${colour} ${place}`)
  const name = names.card(ghost.number, `space:${colour}:${place}`)
  return withResistance(names, name, names.needed(ghost.needed, ghost.free))
}

/** A ghost that is not yet in play with its printed resistance. */
export function newGhost(names: Names, number: number): string {
  const { resistance } = names.facts(number)
  return withResistance(names, names.card(number), names.needed(resistance))
}

function withResistance(names: Names, ghost: string, needed: string): string {
  return noted(ghost, [names.words.text('gs-note-resistance', { needed })])
}

/** The ghosts in play for which something holds. */
export function ghostsWhere(names: Names, view: GhostStoriesView, holds: Holds): string {
  return view.boards
    .flatMap((board) =>
      board.spaces
        .filter((space) => space.ghost && holds(space.ghost, space, board))
        .map((space) => ghostAt(names, board.colour, space.place, view)),
    )
    .join(', ')
}

/** A tile, whether it is haunted, and who stands there. */
export function tileAt(names: Names, index: number, view: GhostStoriesView): string {
  const tile = found(view.village[index], `tile ${index}`)
  const haunted = tile.haunted ? [names.words.text('gs-note-haunted')] : []
  const taoists = tile.taoists.map((colour) => names.named('taoist', colour))
  return noted(names.tile(index, view), [...haunted, ...taoists])
}

/** The tile on which the Taoist who is asked stands. */
export function ownTile(decision: Decision, view: GhostStoriesView): number {
  return tileOf(boardOfSeat(view, decision.seat))
}

/** The tile on which the Taoist of a board stands. */
export function tileOf(board: BoardView): number {
  return found(board.tile, `Taoist of the ${board.colour} board`)
}
