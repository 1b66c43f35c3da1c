/** Where the number of a land stands when the land can be chosen. */

import { isInside, toEdge } from './polygon'
import type { Place, Scene } from './scene'
import { markWidth, nameWidth } from './stacks'
import type { Point } from './view'

/** How far a badge may lie over the name, as part of its radius. */
const OVER = 0.3

/** Over the glyph of the terrain; a terse name has none, so beside it where most is free. */
export function badgePlace(scene: Scene, place: Place, radius: number): Point {
  const { label, terse } = place.sizes
  const [x, y] = scene.layout.marks[0] ?? place.shape.centre
  const half = (nameWidth(terse) * label) / 2
  if (!terse) return [x - half + radius * 0.1, y]
  const aside = half + radius * (1 - OVER)
  const off = label / 2 + radius * (1 - OVER)
  const around: Point[] = [-aside, -half, 0, half, aside].flatMap((dx) =>
    Math.abs(dx) === aside ? [[x + dx, y]] : [[x + dx, y - off] as Point, [x + dx, y + off] as Point],
  )
  const free = around.map((point) => room(point, scene, place))
  return around[free.indexOf(Math.max(...free))] ?? [x, y]
}

/** How far a point is from the border, the pieces and the other marks; negative outside the land. */
function room(point: Point, { marks, layout }: Scene, { shape, sizes }: Place): number {
  const edge = toEdge(point, shape.outline)
  const others = layout.marks.slice(1).map((at, i) => {
    const mark = marks[i + 1]
    return toBox(point, at, mark ? markWidth(mark, sizes.terse) * sizes.label : 0, sizes.label)
  })
  const pieces = layout.pieces.map((at) => toBox(point, at, layout.size, layout.size))
  return Math.min(isInside(point, shape.outline) ? edge : -edge, ...others, ...pieces)
}

/** How far a point is from a box with this middle. */
function toBox(point: Point, middle: Point, width: number, height: number): number {
  const dx = Math.max(0, Math.abs(point[0] - middle[0]) - width / 2)
  const dy = Math.max(0, Math.abs(point[1] - middle[1]) - height / 2)
  return Math.hypot(dx, dy)
}
