/** Where the bubble goes: beside what it is about, within the board, over as little as possible. */

export interface Rect {
  left: number
  top: number
  width: number
  height: number
}

export interface Size {
  width: number
  height: number
}

const GAP = 14
const MARGIN = 8
/** How much worse it is to cover what the step is about than to cover another legal thing. */
const WEIGHT = 20

/** The box around several. */
export function around(rects: readonly Rect[]): Rect | null {
  if (!rects.length) return null
  const left = Math.min(...rects.map((rect) => rect.left))
  const top = Math.min(...rects.map((rect) => rect.top))
  const right = Math.max(...rects.map((rect) => rect.left + rect.width))
  const bottom = Math.max(...rects.map((rect) => rect.top + rect.height))
  return { left, top, width: right - left, height: bottom - top }
}

/** A rect with some room around it. */
export function grown({ left, top, width, height }: Rect, by: number): Rect {
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by }
}

/** The part of a rect within another; `null` where they do not meet. */
export function within(rect: Rect, room: Rect): Rect | null {
  const left = Math.max(rect.left, room.left)
  const top = Math.max(rect.top, room.top)
  const width = Math.min(rect.left + rect.width, room.left + room.width) - left
  const height = Math.min(rect.top + rect.height, room.top + room.height) - top
  return width > 0 && height > 0 ? { left, top, width, height } : null
}

function shared(one: Rect, other: Rect): number {
  const both = within(one, other)
  return both ? both.width * both.height : 0
}

/** Beside the thing on its four sides, then along the edges of the room. */
function candidates(thing: Rect | null, room: Rect, size: Size): [number, number][] {
  const right = room.left + room.width - size.width
  const bottom = room.top + room.height - size.height
  const [middle, centre] = [(room.left + right) / 2, (room.top + bottom) / 2]
  const edges: [number, number][] = [
    [middle, bottom],
    [middle, room.top],
    [room.left, bottom],
    [right, bottom],
    [room.left, room.top],
    [right, room.top],
    [room.left, centre],
    [right, centre],
  ]
  if (!thing) return edges
  const x = thing.left + thing.width / 2 - size.width / 2
  const y = thing.top + thing.height / 2 - size.height / 2
  return [
    [thing.left + thing.width + GAP, y],
    [x, thing.top + thing.height + GAP],
    [thing.left - GAP - size.width, y],
    [x, thing.top - GAP - size.height],
    ...edges,
  ]
}

/** The place on the board for a bubble of that size: the first of those that cover least. */
export function placeBubble(
  lit: readonly Rect[],
  legal: readonly Rect[],
  board: Rect,
  size: Size,
): { left: number; top: number } {
  const room = grown(board, -MARGIN)
  const things = lit.flatMap((rect) => within(rect, board) ?? [])
  const clamped = candidates(around(things), room, size).map(([left, top]) => ({
    left: Math.max(room.left, Math.min(room.left + room.width - size.width, left)),
    top: Math.max(room.top, Math.min(room.top + room.height - size.height, top)),
  }))
  const cost = (at: { left: number; top: number }) => {
    const bubble = { ...at, ...size }
    const covered = (rects: readonly Rect[]) => rects.reduce((sum, rect) => sum + shared(bubble, rect), 0)
    return WEIGHT * covered(things) + covered(legal)
  }
  return clamped.reduce((best, one) => (cost(one) < cost(best) - 1 ? one : best))
}
