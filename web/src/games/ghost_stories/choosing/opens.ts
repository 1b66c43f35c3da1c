/** Answers that only lead to another question: which ghost, which tile. They are not confirmed, the next answer is. */

import type { OpenDecision, Option } from '$lib/protocol/types'
import { distance } from '../board/layout'
import { boardOfSeat, targetsFrom } from './refs'
import type { GhostStoriesView, TileView } from '../view'

const OWN_TURN = ['move', 'act', 'end_turn']

/** Whether an answer only leads to another question to its player. */
export function opens([tag, at]: Option, { kind, seat }: OpenDecision, view: GhostStoriesView): boolean {
  if (kind === 'yin_yang') return asksOnAfar(view.village[Number(at)], seat, view)
  if (kind === 'move_ghost' && tag === 'ghost') return freeSpaces(view) > 1
  if (kind === 'twin_winds_taoist' || kind === 'carry_taoist') return tag === 'taoist'
  if (!OWN_TURN.includes(kind)) return false
  if (kind === 'move' && tag === 'fetch') return roomBeside(Number(at), view) > 1
  const tile = boardOfSeat(view, seat)?.tile
  if (tag === 'power') return true
  if (tag === 'yin_yang') return tilesAfar(view, tile) > 1
  if (tile === null || tile === undefined) return false
  if (tag === 'stay') return canAct(view, tile)
  return tag === 'help' && asksOn(view.village[tile]?.name ?? '', seat, view)
}

/** Whether there is something to choose on a tile. */
function canAct(view: GhostStoriesView, tile: number): boolean {
  return view.village[tile]?.can_help === true || targetsFrom(view, tile).length > 0
}

/** The most villagers on a tile. */
const ROOM = 3

/** The tiles next to one to which a villager can be brought from there. */
function roomBeside(tile: number, { village, white_moon: moon }: GhostStoriesView): number {
  const isFull = (at: number) => moon?.villagers.some((one) => one.tile === at && one.stack.length >= ROOM)
  return village.filter(({ tile: at, haunted }) => distance(tile, at) === 1 && !haunted && !isFull(at)).length
}

/** The tiles that the Yin-Yang reaches. */
function tilesAfar({ village }: GhostStoriesView, own: number | null | undefined): number {
  return village.filter(({ tile, haunted, can_help }) => haunted || (can_help && tile !== own)).length
}

/** Whether a villager asks what to do, and does not just get the tile back. */
function asksOnAfar(tile: TileView | undefined, seat: number, view: GhostStoriesView): boolean {
  return tile !== undefined && !tile.haunted && asksOn(tile.name, seat, view)
}

/** Whether a villager asks what to do; a lone answer would be taken at once. */
function asksOn(name: string, seat: number, view: GhostStoriesView): boolean {
  const ghosts = ghostsOf(view)
  const isTaught = (one?: string) => ghosts.some(({ colour, incarnation }) => colour === one && !incarnation)
  if (name === 'sorcerers_hut') return ghosts.filter(({ incarnation }) => !incarnation).length > 1
  if (name === 'pavilion') return ghosts.length > 1 && freeSpaces(view) > 1
  if (name === 'taoist_altar') return view.village.filter(({ haunted }) => haunted).length > 1
  if (name === 'circle_of_prayer') return Object.values(view.supply.tao).filter(Boolean).length > 2
  if (name === 'kung_fu_school') return [boardOfSeat(view, seat)?.colour, 'black'].every(isTaught)
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
