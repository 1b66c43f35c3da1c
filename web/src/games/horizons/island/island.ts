/** From the outlines of lands to a drawing: rough borders that neighbours share, coast, cliffs and seams. */

import { along, area, between, bounds, distance, pole, sides, toEdge, isInside, type Rect } from './polygon'
import type { LandView, Outline, Point, Terrain } from '../view'

/** What lies on the two sides of a border: two lands, two boards, land and ocean, land and nothing. */
export type BorderKind = 'inner' | 'seam' | 'coast' | 'cliff'

export interface Border {
  kind: BorderKind
  /** The one or two lands that it bounds. */
  lands: string[]
  points: Point[]
  d: string
}

export interface LandShape {
  id: string
  terrain: Terrain
  /** The rough outline as a polygon, and as a path. */
  outline: Point[]
  d: string
  /** The point with most room around it. */
  centre: Point
}

export interface IslandShape {
  lands: LandShape[]
  borders: Border[]
  /** The outline of the whole island. */
  shore: string
  /** Where the oceans' names stand. */
  oceans: Point[]
  box: Rect
}

type Plain = Pick<LandView, 'id' | 'terrain' | 'outline'>

/** A side shared by outlines, from the lower to the higher of two nodes. */
interface Side {
  from: number
  to: number
  lands: string[]
  ocean: boolean
}

/** How long the side of a board is drawn. */
export const BOARD = 480
const SAME = 0.01
const STRIDE = 24
const SEA = 34
const LABEL = { width: 110, height: 56 }
/** How far a border strays from the straight line. */
const STRAY: Record<BorderKind, number> = { inner: 8, seam: 4, coast: 10, cliff: 7 }

/** The rotation of islands by number of boards: two lie side by side, as screens are wide. */
const TURNS: Readonly<Record<number, number>> = { 2: Math.PI / 3 }

/** Draw an island whose boards have sides of length 1, with the y axis upwards. */
export function drawIsland(lands: readonly Plain[], oceans: readonly Outline[]): IslandShape {
  const turned = turning(TURNS[new Set(lands.map(({ id }) => id[0])).size] ?? 0)
  const nodes = nodesOf([...lands.map((land) => land.outline), ...oceans])
  const rings = lands.map((land) => ringOf(land.outline, nodes))
  const all = sidesOf(
    lands,
    rings,
    oceans.map((ocean) => ringOf(ocean, nodes)),
  )
  const places = nodes.map(onScreen)
  const borders = new Map([...all].map(([key, side]) => [key, borderOf(side, places, turned)]))
  const shapes = lands.map((land, i) => landShape(land, rings[i] as number[], borders))
  const labels = oceans.map((ocean) => oceanLabel(ocean.map(onScreen).map(turned), shapes))
  return {
    lands: shapes,
    borders: [...borders.values()],
    shore: shoreOf(all, borders),
    oceans: labels,
    box: boxAround(shapes, labels),
  }
}

/** A point of the plan on the screen, before the island is turned. */
function onScreen([x, y]: Point): Point {
  return [x * BOARD, -y * BOARD]
}

function turning(angle: number): (point: Point) => Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return ([x, y]) => [x * cos - y * sin, x * sin + y * cos]
}

// -- nodes and sides

/** The corners of all outlines, each one once. */
function nodesOf(outlines: readonly Outline[]): Point[] {
  const nodes: Point[] = []
  for (const point of outlines.flat()) {
    if (!nodes.some((node) => distance(node, point) < SAME)) nodes.push(point)
  }
  return nodes
}

/** An outline as nodes; those of others that lie on its sides are among them. */
function ringOf(outline: Outline, nodes: readonly Point[]): number[] {
  return sides(outline).flatMap(([start, end]) => {
    const met = nodes
      .map((node, i) => ({ i, part: along(node, start, end), node }))
      .filter(({ node, part }) => distance(node, between(start, end, part)) < SAME)
      .filter(({ node }) => distance(node, end) >= SAME)
    return met.sort((one, other) => one.part - other.part).map(({ i }) => i)
  })
}

function keyOf(from: number, to: number): string {
  return from < to ? `${from}-${to}` : `${to}-${from}`
}

/** The sides of a ring of nodes. */
function steps(ring: readonly number[]): [number, number][] {
  return ring.map((from, i) => [from, ring[(i + 1) % ring.length] as number])
}

/** Every side of a land with what lies on both sides of it. */
function sidesOf(
  lands: readonly Plain[],
  rings: readonly number[][],
  oceans: readonly number[][],
): Map<string, Side> {
  const all = new Map<string, Side>()
  lands.forEach((land, i) => {
    for (const [from, to] of steps(rings[i] as number[])) {
      const ends = { from: Math.min(from, to), to: Math.max(from, to) }
      const side = all.get(keyOf(from, to)) ?? { ...ends, lands: [], ocean: false }
      side.lands.push(land.id)
      all.set(keyOf(from, to), side)
    }
  })
  for (const [from, to] of oceans.flatMap(steps)) {
    const side = all.get(keyOf(from, to))
    if (side) side.ocean = true
  }
  return all
}

// -- rough lines

function kindOf(side: Side): BorderKind {
  const [one, other] = side.lands
  if (!other) return side.ocean ? 'coast' : 'cliff'
  return one?.[0] === other[0] ? 'inner' : 'seam'
}

function borderOf(side: Side, places: readonly Point[], turned: (point: Point) => Point): Border {
  const kind = kindOf(side)
  const [from, to] = [places[side.from] as Point, places[side.to] as Point]
  const points = roughen(from, to, STRAY[kind]).map(turned)
  return { kind, lands: side.lands, points, d: `M${text(points[0] as Point)}${curve(points)}` }
}

/** A line that strays from the straight one the same way each time it is drawn. */
function roughen(from: Point, to: Point, stray: number): Point[] {
  const length = distance(from, to)
  const count = Math.max(2, Math.round(length / STRIDE))
  const chance = dice(Math.round(from[0] * 7 + from[1] * 13 + to[0] * 17 + to[1] * 29))
  const most = Math.min(stray, length * 0.07)
  const bow = (chance() - 0.5) * 2 * most
  const normal: Point = [(from[1] - to[1]) / length, (to[0] - from[0]) / length]
  const points = [from]
  for (let i = 1; i < count; i++) {
    const part = (i + (chance() - 0.5) * 0.35) / count
    const off = Math.sin(Math.PI * part) * bow + (chance() - 0.5) * 1.6 * most
    const [x, y] = between(from, to, part)
    points.push([x + normal[0] * off, y + normal[1] * off])
  }
  return [...points, to]
}

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
function dice(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

function text(point: Point): string {
  return `${point[0].toFixed(1)} ${point[1].toFixed(1)}`
}

/** The rest of a path through points, bent; the same curve in both directions. */
function curve(points: readonly Point[]): string {
  const inner = points.slice(1, -1)
  const parts = inner.map((point, i) => {
    const next = inner[i + 1]
    return `Q${text(point)} ${text(next ? between(point, next) : (points.at(-1) as Point))}`
  })
  return parts.join('')
}

// -- lands and shore

/** The lines of borders along a ring of nodes, each one the way one walks. */
function walk(ring: readonly number[], borders: ReadonlyMap<string, Border>): Point[][] {
  return steps(ring).map(([from, to]) => {
    const points = borders.get(keyOf(from, to))?.points ?? []
    return from < to ? points : points.toReversed()
  })
}

/** Lines that follow one another, as a closed path. */
function closed(lines: readonly Point[][]): string {
  return `M${text(lines[0]?.[0] as Point)}${lines.map(curve).join('')}Z`
}

function landShape(
  { id, terrain }: Plain,
  ring: readonly number[],
  borders: ReadonlyMap<string, Border>,
): LandShape {
  const lines = walk(ring, borders)
  const outline = lines.flatMap(bent)
  return { id, terrain, outline, d: closed(lines), centre: pole(outline) }
}

/** The points of a curve without its last one, close enough together to stand for it. */
function bent(points: readonly Point[]): Point[] {
  const inner = points.slice(1, -1)
  const middles = inner.slice(1).map((point, i) => between(inner[i] as Point, point))
  const starts = [points[0] as Point, ...middles]
  const ends = [...middles, points.at(-1) as Point]
  return inner.flatMap((point, i) => {
    const [start, end] = [starts[i] as Point, ends[i] as Point]
    return [start, between(between(start, point), between(point, end))]
  })
}

/** The sides with land on one side only, joined into one closed line. */
function shoreOf(all: ReadonlyMap<string, Side>, borders: ReadonlyMap<string, Border>): string {
  const edge = [...all.values()].filter((side) => side.lands.length === 1)
  const ring: number[] = []
  let here = edge[0]?.from
  while (here !== undefined) {
    ring.push(here)
    const at = edge.findIndex((side) => side.from === here || side.to === here)
    const [side] = at < 0 ? [] : edge.splice(at, 1)
    here = side && edge.length ? (side.from === here ? side.to : side.from) : undefined
  }
  return closed(walk(ring, borders))
}

// -- oceans and the box

/** A place for an ocean's name: from its middle out to sea until no land is in the way. */
function oceanLabel(outline: readonly Point[], lands: readonly LandShape[]): Point {
  const [first, last] = [outline[0] as Point, outline.at(-1) as Point]
  const out: Point = [last[1] - first[1], first[0] - last[0]]
  const length = Math.hypot(...out) * Math.sign(area(outline))
  let place = between(first, last)
  while (lands.some((land) => covers(land, place))) {
    place = [place[0] + (out[0] / length) * 8, place[1] + (out[1] / length) * 8]
  }
  return place
}

/** Whether a land reaches into a label. */
function covers(land: LandShape, [x, y]: Point): boolean {
  const [w, h] = [LABEL.width / 2, LABEL.height / 2]
  const reach = land.outline.some((point) => Math.abs(point[0] - x) < w && Math.abs(point[1] - y) < h)
  return reach || isInside([x, y], land.outline) || toEdge([x, y], land.outline) < h
}

function boxAround(lands: readonly LandShape[], labels: readonly Point[]): Rect {
  const corners = labels.flatMap(([x, y]): Point[] => [
    [x - LABEL.width / 2, y - LABEL.height / 2],
    [x + LABEL.width / 2, y + LABEL.height / 2],
  ])
  const { x, y, width, height } = bounds([...lands.flatMap((land) => land.outline), ...corners])
  return { x: x - SEA, y: y - SEA, width: width + 2 * SEA, height: height + 2 * SEA }
}
