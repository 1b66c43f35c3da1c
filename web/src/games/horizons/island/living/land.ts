/** What grows in a land, what blight does to it, and what blooms. Worked out once for each land. */

import { chance, n } from '../../art/kit/pen'
import type { LandShape } from '../island'
import { bounds, isInside, toEdge } from '../polygon'
import type { Point } from '../../view'
import { drawFlora, FLOWERS, GROUNDS, type Standing } from './flora'

/** Plants that die together, at so much blight: as they are, and what is left of them. */
export interface Growth {
  at: number
  healthy: string
  bare: string
}
export interface LivingLand {
  growths: Growth[]
  flowers: string
  /** The middle of its stain, and how far it reaches. */
  middle: Point
  reach: number
  cracks: string
}

/** A share of the plants dies at the first blight, a share at the second; some survive. */
const DYING: readonly (readonly [share: number, blight: number])[] = [
  [0.5, 1],
  [0.85, 2],
  [1, Infinity],
]
const TRIES = 900
const SIZE = 0.78
const FLOWERING = 22
const CRACKS = 9

/** The drawing of a land, the same each time. */
export function livingLand(shape: LandShape): LivingLand {
  const known = drawn.get(shape) ?? draw(shape)
  drawn.set(shape, known)
  return known
}
const drawn = new WeakMap<LandShape, LivingLand>()

function draw(shape: LandShape): LivingLand {
  const random = chance(`${shape.id} ${shape.terrain}`)
  const room = toEdge(shape.centre, shape.outline)
  const sets = DYING.map(([, at]) => ({ at, healthy: [] as Standing[], bare: [] as Standing[] }))
  const { growing } = GROUNDS[shape.terrain]
  for (const at of places(shape, room, random)) {
    const size = SIZE * (0.8 + random() * 0.4)
    let pick = random()
    const kind = growing.find(({ share }) => (pick -= share) < 0) ?? growing[0]
    const fate = random()
    const set = sets[DYING.findIndex(([share]) => fate < share)]
    if (!kind || !set) continue
    set.healthy.push({ form: kind.form, at, size })
    set.bare.push({ form: kind.bare, at, size })
  }
  return {
    growths: sets.map(({ at, healthy, bare }) => ({
      at,
      healthy: drawFlora(healthy),
      bare: drawFlora(bare),
    })),
    flowers: drawFlora(flowering(shape, random)),
    middle: shape.centre,
    reach: room,
    cracks: cracksOf(shape, room, random),
  }
}

/** Places apart from each other and from the borders; the middle stays free for pieces. */
function places({ outline, centre, terrain }: LandShape, room: number, random: () => number): Point[] {
  const { x, y, width, height } = bounds(outline)
  const { most, apart } = GROUNDS[terrain]
  const found: Point[] = []
  for (let i = 0; i < TRIES && found.length < most; i++) {
    const at: Point = [x + random() * width, y + random() * height]
    const edges: Point[] = [
      at,
      [at[0] - 9, at[1]],
      [at[0] + 9, at[1]],
      [at[0], at[1] - 16],
      [at[0], at[1] + 4],
    ]
    const calm = Math.hypot((at[0] - centre[0]) / 1.1, (at[1] - centre[1] - 6) / 0.8) < room
    const near = found.some(([fx, fy]) => Math.hypot(fx - at[0], (fy - at[1]) * 1.35) < apart)
    if (!calm && !near && edges.every((edge) => isInside(edge, outline))) found.push(at)
  }
  return found
}

function flowering({ outline }: LandShape, random: () => number): Standing[] {
  const { x, y, width, height } = bounds(outline)
  const found: Standing[] = []
  for (let i = 0; i < TRIES && found.length < FLOWERING; i++) {
    const at: Point = [x + random() * width, y + random() * height]
    const form = FLOWERS[Math.floor(random() * FLOWERS.length)]
    const far = isInside(at, outline) && toEdge(at, outline) > 6
    if (form && far) found.push({ form, at, size: SIZE * (0.9 + random() * 0.6) })
  }
  return found
}

/** Cracks that run from about the middle outwards until they leave the land. */
function cracksOf({ outline, centre }: LandShape, room: number, random: () => number): string {
  /** Whether a point lies in the land, as it is drawn. */
  const holds = (x: number, y: number) => isInside([Number(n(x)), Number(n(y))], outline)
  let d = ''
  for (let i = 0; i < CRACKS; i++) {
    let [angle, x, y] = [(i / CRACKS + random() * 0.1) * Math.PI * 2, centre[0], centre[1]]
    x += Math.cos(angle) * room * 0.4
    y += Math.sin(angle) * room * 0.3
    if (!holds(x, y)) continue
    d += `M${n(x)} ${n(y)}`
    for (let step = 0; step < 4; step++) {
      angle += (random() - 0.5) * 1.1
      x += Math.cos(angle) * room * 0.34
      y += Math.sin(angle) * room * 0.28
      if (!holds(x, y)) break
      d += `L${n(x)} ${n(y)}`
    }
  }
  return d
}
