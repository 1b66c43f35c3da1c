/** Plane geometry of closed outlines. */

import type { Point } from '../view'

/** A stretch of a horizontal line, from left to right. */
export type Span = [number, number]

/** A rectangle that stands upright. */
export interface Rect {
  x: number
  y: number
  width: number
  height: number
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1])
}

/** The point that lies between two others, `part` of the way. */
export function between(one: Point, other: Point, part = 0.5): Point {
  return [one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part]
}

/** Where the point of a segment next to `point` lies: 0 at its start, 1 at its end. */
export function along(point: Point, start: Point, end: Point): number {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]]
  const part = ((point[0] - start[0]) * dx + (point[1] - start[1]) * dy) / (dx * dx + dy * dy || 1)
  return Math.min(1, Math.max(0, part))
}

/** The sides of an outline, the last one back to its start. */
export function sides(outline: readonly Point[]): [Point, Point][] {
  return outline.map((point, i) => [point, outline[(i + 1) % outline.length] as Point])
}

/** How far a point is from the nearest side. */
export function toEdge(point: Point, outline: readonly Point[]): number {
  let nearest = Infinity
  let start = outline.at(-1) as Point
  for (const end of outline) {
    const part = along(point, start, end)
    const dx = start[0] + (end[0] - start[0]) * part - point[0]
    const dy = start[1] + (end[1] - start[1]) * part - point[1]
    nearest = Math.min(nearest, dx * dx + dy * dy)
    start = end
  }
  return Math.sqrt(nearest)
}

/** The stretches of a horizontal line that lie inside. */
export function spansAt(y: number, outline: readonly Point[]): Span[] {
  const cuts: number[] = []
  let start = outline.at(-1) as Point
  for (const end of outline) {
    if (start[1] > y !== end[1] > y) {
      cuts.push(start[0] + ((y - start[1]) / (end[1] - start[1])) * (end[0] - start[0]))
    }
    start = end
  }
  cuts.sort((one, other) => one - other)
  return cuts.flatMap((cut, i): Span[] => (i % 2 ? [[cuts[i - 1] as number, cut]] : []))
}

/** The stretches that lie inside all over a band. */
export function spansIn(top: number, bottom: number, outline: readonly Point[], step = 6): Span[] {
  const lines = Math.max(1, Math.ceil((bottom - top) / step))
  let spans = spansAt(top, outline)
  for (let line = 1; line <= lines && spans.length; line++) {
    spans = common(spans, spansAt(top + ((bottom - top) * line) / lines, outline))
  }
  return spans
}

function common(some: Span[], others: Span[]): Span[] {
  return some.flatMap(([left, right]) =>
    others
      .map(([from, to]): Span => [Math.max(left, from), Math.min(right, to)])
      .filter(([from, to]) => from < to),
  )
}

export function isInside(point: Point, outline: readonly Point[]): boolean {
  return isWithin(point[0], spansAt(point[1], outline))
}

/** Whether a point of a line lies in one of its stretches. */
export function isWithin(x: number, spans: readonly Span[]): boolean {
  return spans.some(([left, right]) => left < x && x < right)
}

/** The area; positive when the outline turns clockwise on a screen. */
export function area(outline: readonly Point[]): number {
  const doubled = sides(outline).map(([start, end]) => start[0] * end[1] - end[0] * start[1])
  return doubled.reduce((sum, part) => sum + part, 0) / 2
}

export function bounds(points: readonly Point[]): Rect {
  const xs = points.map((point) => point[0])
  const ys = points.map((point) => point[1])
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** The inner point that is farthest from every side, to within a step. */
export function pole(outline: readonly Point[], step = 8): Point {
  const box = bounds(outline)
  let best: Point = [box.x + box.width / 2, box.y + box.height / 2]
  let room = -1
  for (let y = box.y + step / 2; y < box.y + box.height; y += step) {
    for (const [left, right] of spansAt(y, outline)) {
      for (let x = left + step / 2; x < right; x += step) {
        const free = toEdge([x, y], outline)
        if (free > room) [best, room] = [[x, y], free]
      }
    }
  }
  return best
}
