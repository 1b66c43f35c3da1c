/** Where the bubble goes: beside its subject, never over it, and over as little else as possible. */

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

const GAP = 10
const MARGIN = 6
/** How much worse it is to cover a spot of what the step is about than to cover all the rest. */
const WEIGHT = 1e6
/** A bubble that has to scroll has at least room for its buttons and two lines. */
const LOWEST = 128
const SHORTER = 24

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

/** What a bubble would lie over. */
export interface Surroundings {
  /** Where it may lie at all. */
  room: Rect
  /** What the step is about: it is never covered while there is room elsewhere. */
  things: readonly Rect[]
  /** What should stay free too, the most important first. */
  others: readonly (readonly Rect[])[]
}

export interface Placed {
  left: number
  top: number
  /** How high it may be; it scrolls where its text is longer. */
  height: number
}

/** Beside each thing, and along the edges of the room, on one axis. */
function stops(things: readonly Rect[], room: Rect, size: number, [at, extent]: Axis): number[] {
  const last = room[at] + room[extent] - size
  const beside = things.flatMap((thing) => [
    thing[at] + thing[extent] + GAP,
    thing[at] - GAP - size,
    thing[at] + thing[extent] / 2 - size / 2,
  ])
  const inside = beside.map((stop) => Math.max(room[at], Math.min(last, stop)))
  return [(room[at] + last) / 2, last, room[at], ...inside]
}
type Axis = readonly ['left', 'width'] | readonly ['top', 'height']

/** How bad it is to lie there: over what, then how far from what the step is about. */
function costOf(bubble: Rect, { things, others }: Surroundings): number {
  const covered = (rects: readonly Rect[]) => rects.reduce((sum, rect) => sum + shared(bubble, rect), 0)
  const whole = around(things)
  const away = whole
    ? Math.hypot(
        bubble.left + bubble.width / 2 - whole.left - whole.width / 2,
        bubble.top + bubble.height / 2 - whole.top - whole.height / 2,
      )
    : 0
  return (
    others.reduce((sum, rects, rank) => sum + covered(rects) / 10 ** rank, WEIGHT * covered(things)) +
    away / 100
  )
}

/** The place for a bubble of that size; where it would cover what it is about, a lower one that scrolls. */
export function placeBubble(around: Surroundings, { width, height }: Size): Placed {
  const room = grown(around.room, -MARGIN)
  const highest = Math.min(height, room.height)
  let best: Placed & { cost: number } = { left: room.left, top: room.top, height: highest, cost: Infinity }
  const lowest = Math.min(LOWEST, highest)
  const steps = Math.ceil((highest - lowest) / SHORTER)
  for (let step = 0; best.cost >= WEIGHT && step <= steps; step += 1) {
    const tried = Math.max(lowest, highest - step * SHORTER)
    for (const left of stops(around.things, room, width, ['left', 'width']))
      for (const top of stops(around.things, room, tried, ['top', 'height'])) {
        const cost = costOf({ left, top, width, height: tried }, around)
        if (cost < best.cost) best = { left, top, height: tried, cost }
      }
  }
  return best
}
