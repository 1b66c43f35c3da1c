/** Answers that only ask on: which ghost, which tile, what then. They are not confirmed, the next answer is. */

import type { OpenDecision, Option } from '$lib/protocol/types'
import { boardOfSeat, targetsFrom } from './refs'
import type { GhostStoriesView } from '../view'

const OWN_TURN = ['move', 'act', 'end_turn']

/** Whether an answer does nothing but ask its player on. */
export function opens([tag]: Option, { kind, seat }: OpenDecision, view: GhostStoriesView): boolean {
  if (!OWN_TURN.includes(kind)) return false
  const tile = boardOfSeat(view, seat)?.tile
  if (tag === 'power') return true
  if (tag === 'yin_yang') return tilesAfar(view, tile) > 1
  if (tile === null || tile === undefined) return false
  if (tag === 'stay') return canAct(view, tile)
  return tag === 'help' && asksOn(view.village[tile]?.name ?? '', view)
}

/** Whether there is something to do on a tile, so that it is asked for. */
function canAct(view: GhostStoriesView, tile: number): boolean {
  return view.village[tile]?.can_help === true || targetsFrom(view, tile).length > 0
}

/** The tiles that the Yin-Yang reaches. */
function tilesAfar({ village }: GhostStoriesView, own: number | null | undefined): number {
  return village.filter(({ tile, haunted, can_help }) => haunted || (can_help && tile !== own)).length
}

/** Whether a villager asks what to do; a lone answer would be taken at once. */
function asksOn(name: string, view: GhostStoriesView): boolean {
  const ghosts = ghostsOf(view)
  if (name === 'sorcerers_hut') return ghosts.filter(({ incarnation }) => !incarnation).length > 1
  if (name === 'pavilion') return ghosts.length > 1 && freeSpaces(view) > 1
  if (name === 'taoist_altar') return view.village.filter(({ haunted }) => haunted).length > 1
  if (name === 'circle_of_prayer') return Object.values(view.supply.tao).filter(Boolean).length > 2
  return name === 'night_watchman' && boardsWithFigures(view) > 1
}

function boardsWithFigures({ boards }: GhostStoriesView): number {
  return boards.filter(({ spaces }) => spaces.some(({ ghost }) => ghost?.haunter === 1)).length
}

function ghostsOf({ boards }: GhostStoriesView) {
  return boards.flatMap(({ spaces }) => spaces.flatMap(({ ghost }) => ghost ?? []))
}

function freeSpaces(view: GhostStoriesView): number {
  return view.boards.flatMap(({ spaces }) => spaces).length - ghostsOf(view).length
}
