/** Where the number of a land stands when the land can be chosen. */

import type { Layout, Place } from './landLayout'
import { bounds, distance, isInside, isWithin, spansAt, toEdge } from './polygon'
import { type Mark, markWidth, nameWidth } from './stacks'
import type { Point } from '../view'

const STEP = 8
/** How much room is worth a step away from the name. */
const NEAR = 0.15
/** How far a badge stands from the name beside it, and from borders, as parts of its radius. */
const BESIDE = 0.8
const OFF = 0.1

/** What stands in a land beside its badge. */
interface Things {
  marks: readonly Mark[]
  layout: Layout
}

/** A place for a badge, and whether it covers nothing there. */
interface Found {
  at: Point
  isFree: boolean
}

/** Left of the name, else near it. */
export function badgePlace(things: Things, place: Place): Found {
  const { sizes, badge, shape } = place
  const name = things.layout.marks[0] ?? shape.centre
  const beside: Point = [name[0] - (nameWidth(sizes.terse) * sizes.label) / 2 - badge * BESIDE, name[1]]
  if (!sizes.terse && fits(beside, things, place)) return { at: beside, isFree: true }
  const known = places.get(things.layout) ?? new Map<number, Found>()
  places.set(things.layout, known)
  const found = known.get(place.reach) ?? freePlace(name, things, place)
  known.set(place.reach, found)
  return found
}

/** Points along a badge: its middle, where it is a circle; else its ends and its middle. */
function stretch([x, y]: Point, { reach }: Place): Point[] {
  return reach
    ? [
        [x, y],
        [x - reach / 2, y],
        [x - reach, y],
      ]
    : [[x, y]]
}

/** Whether a badge beside the name lies in its land and over no piece. */
function fits(at: Point, { layout }: Things, place: Place): boolean {
  const { shape, badge } = place
  return stretch(at, place).every(
    (point) =>
      isInside(point, shape.outline) &&
      toEdge(point, shape.outline) > badge &&
      layout.pieces.every((piece) => toBox(point, piece, layout.size, layout.size) > badge),
  )
}

/** A view comes often, and most lands are as they were. */
const places = new WeakMap<Layout, Map<number, Found>>()

/** The point of a land with room for a badge, or with most of it, that is near its name. */
function freePlace(name: Point, things: Things, place: Place): Found {
  const { x, y, width, height } = bounds(place.shape.outline)
  let best = { at: name, isFree: false }
  let most = -Infinity
  for (let down = y; down < y + height; down += STEP) {
    const spans = spansAt(down, place.shape.outline)
    for (let along = x; along < x + width; along += STEP) {
      if (!isWithin(along, spans)) continue
      const at: Point = [along, down]
      const free = Math.min(place.badge, ...stretch(at, place).map((point) => room(point, things, place)))
      const isFree = free > place.badge * (1 - OFF)
      const worth = free - NEAR * distance(at, name) + (isFree ? width + height : 0)
      if (worth > most) [best, most] = [{ at, isFree }, worth]
    }
  }
  return best
}

/** How far an inner point is from the border, the marks and the pieces; a point outside has no room. */
function room(point: Point, { marks, layout }: Things, { shape, sizes, badge }: Place): number {
  if (!isInside(point, shape.outline)) return -toEdge(point, shape.outline)
  const lines = marks.map((mark, i) =>
    toBox(point, layout.marks[i] ?? shape.centre, markWidth(mark, sizes.terse) * sizes.label, sizes.label),
  )
  const pieces = layout.pieces.map((at) => toBox(point, at, layout.size, layout.size))
  return Math.min(toEdge(point, shape.outline) - badge * OFF, ...lines, ...pieces)
}

/** How far a point is from a box with this middle. */
function toBox(point: Point, middle: Point, width: number, height: number): number {
  const dx = Math.max(0, Math.abs(point[0] - middle[0]) - width / 2)
  const dy = Math.max(0, Math.abs(point[1] - middle[1]) - height / 2)
  return Math.hypot(dx, dy)
}
