/** Where the things that a picture is about lie in the drawing of the table. */

import type { Box } from '$lib/base/crop'
import { boardOf } from '../choosing/refs'
import type { GhostStoriesView } from '../view'
import { CARD, TILE, type Layout } from './layout'

/** The boxes of things by their refs; a ghost is seen with the tile that it faces. */
export function boxesOf(refs: readonly string[], view: GhostStoriesView, layout: Layout): Box[] {
  return refs.flatMap((ref) => boxOf(ref, view, layout))
}

function boxOf(ref: string, view: GhostStoriesView, layout: Layout): Box[] {
  const [kind, id = '', place = ''] = ref.split(':')
  const board = boardOf(view, id)
  if (kind === 'tile') return [tileBox(Number(id), layout)]
  if (kind === 'space' && board) {
    const [facing] = board.spaces[Number(place)]?.line ?? []
    const card = { ...layout.space(board.colour, Number(place)), ...CARD }
    return facing === undefined ? [card] : [card, tileBox(facing, layout)]
  }
  if (kind === 'taoist' && board?.tile != null) return [tileBox(board.tile, layout)]
  if (kind === 'board' && board) return [layout.board(board.colour)]
  return []
}

function tileBox(tile: number, layout: Layout): Box {
  return { ...layout.tile(tile), width: TILE, height: TILE }
}
