/** Where the number of a land stands when the land can be chosen, and the mark when it has changed. */

import type { Layout } from './landLayout'
import { bounds, distance, isInside, toEdge } from './polygon'
import type { Place, Scene } from './scene'
import { markWidth, nameWidth } from './stacks'
import type { Point } from '../view'

const STEP = 8
/** How much room is worth a step away from the name. */
const NEAR = 0.15
/** How far a badge beside a name stands from it, as a part of its radius; so near it may come to a border. */
const BESIDE = 0.8
/** How far a badge may reach over pieces, and keeps off borders, as parts of its radius: names matter more. */
const OVER = 0.4
const OFF = 0.1

/** Left of the name and its badge; on the corner of a terse name, whose badge stands elsewhere. */
export function changedPlace({ layout }: Scene, { shape, sizes }: Place, radius: number): Point {
  const [x, y] = layout.marks[0] ?? shape.centre
  const left = x - (nameWidth(sizes.terse) * sizes.label) / 2
  return sizes.terse ? [left, y - sizes.label / 2] : [left - radius * 1.7, y]
}

/** Left of the name where the land has room, else over the glyph of its terrain; near a terse name, which has none. */
export function badgePlace(scene: Scene, place: Place, radius: number): Point {
  const { label, terse } = place.sizes
  const name = scene.layout.marks[0] ?? place.shape.centre
  if (!terse) {
    const left = name[0] - (nameWidth(terse) * label) / 2
    const beside: Point = [left - radius * BESIDE, name[1]]
    return fits(beside, place, radius) ? beside : [left + radius * 0.1, name[1]]
  }
  const found = places.get(scene.layout) ?? freePlace(name, scene, place, radius)
  places.set(scene.layout, found)
  return found
}

function fits(point: Point, { shape }: Place, radius: number): boolean {
  return isInside(point, shape.outline) && toEdge(point, shape.outline) > radius * BESIDE
}

/** A view comes often, and most lands are as they were. */
const places = new WeakMap<Layout, Point>()

/** The point of a land with room for a badge, or with most of it, that is near its name. */
function freePlace(name: Point, scene: Scene, place: Place, radius: number): Point {
  const { x, y, width, height } = bounds(place.shape.outline)
  let best = name
  let most = -Infinity
  for (let down = y; down < y + height; down += STEP) {
    for (let along = x; along < x + width; along += STEP) {
      const point: Point = [along, down]
      if (!isInside(point, place.shape.outline)) continue
      const worth = Math.min(radius, room(point, scene, place, radius)) - NEAR * distance(point, name)
      if (worth > most) [best, most] = [point, worth]
    }
  }
  return best
}

/** How far an inner point is from the border, the marks and the pieces. */
function room(point: Point, { marks, layout }: Scene, { shape, sizes }: Place, radius: number): number {
  const lines = marks.map((mark, i) =>
    toBox(point, layout.marks[i] ?? shape.centre, markWidth(mark, sizes.terse) * sizes.label, sizes.label),
  )
  const pieces = layout.pieces.map((at) => toBox(point, at, layout.size, layout.size) + radius * OVER)
  return Math.min(toEdge(point, shape.outline) - radius * OFF, ...lines, ...pieces)
}

/** How far a point is from a box with this middle. */
function toBox(point: Point, middle: Point, width: number, height: number): number {
  const dx = Math.max(0, Math.abs(point[0] - middle[0]) - width / 2)
  const dy = Math.max(0, Math.abs(point[1] - middle[1]) - height / 2)
  return Math.hypot(dx, dy)
}
