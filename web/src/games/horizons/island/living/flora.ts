/** What grows in lands, as areas of a few colours with the foot at 0 0: healthy, and bare where blight has been. */

import { n } from '../../art/kit/pen'
import type { Point, Terrain } from '../../view'

/** A plant: the areas of each colour, from the back to the front. */
type Form = readonly (readonly [colour: string, d: string])[]

/** A round area. */
function round(x: number, y: number, rx: number, ry = rx): string {
  const [l, r, t, b] = [x - rx, x + rx, y - ry, y + ry]
  return `M${l} ${y}Q${l} ${t} ${x} ${t}Q${r} ${t} ${r} ${y}Q${r} ${b} ${x} ${b}Q${l} ${b} ${l} ${y}Z`
}

const TREE: Form = [
  ['#0f3b22', round(2, 0, 12, 4)],
  ['#3b2a18', 'M-2 0L-2 -9L2 -9L2 0Z'],
  ['#1a5230', round(-6, -10, 7) + round(6, -10, 7)],
  ['#2c7840', round(0, -15, 8.5)],
  ['#5aa850', round(-3, -18, 4.2)],
]
const PALM: Form = [
  ['#4a3018', 'M-1 0Q3 -10 0 -20L3 -20Q6 -10 3 0Z'],
  [
    '#2f8145',
    'M1 -20Q-8 -26 -15 -17Q-7 -20 1 -18ZM1 -20Q10 -27 17 -17Q9 -21 1 -18ZM1 -20Q-4 -31 -13 -29Q-5 -26 1 -19ZM1 -20Q6 -31 15 -28Q7 -26 1 -19Z',
  ],
]
const PEAK: Form = [
  ['#8f86a6', 'M-24 3Q0 8 26 3Q10 -4 0 -4Z'],
  ['#d6cfe2', 'M-24 2L-8 -24L-3 -19L4 -34L12 -20L17 -22L26 2Z'],
  ['#80769c', 'M4 -34L12 -20L17 -22L26 2L2 2L6 -10L0 -16Z'],
  ['#ffffff', 'M4 -34L12 -20L8 -22L6 -18L3 -23L-1 -21ZM-8 -24L-3 -19L-7 -17L-10 -18Z'],
]
const ROCK: Form = [
  ['#a79fb9', 'M-9 1L-6 -7L1 -9L8 -4L9 1Z'],
  ['#776f90', 'M1 -9L8 -4L9 1L2 1Z'],
]
const DUNE: Form = [
  ['#d9a84f', 'M-26 2Q-12 -2 -3 -11Q6 -5 26 2Q2 5 -26 2Z'],
  ['#c08a3a', 'M-3 -11Q6 -5 26 2Q8 3 -1 2Q-5 -4 -3 -11Z'],
  ['#fff0c0', 'M-26 2Q-12 -2 -3 -11L-2 -9.500Q-11 0 -26 2Z'],
]
const CACTUS: Form = [['#5c8a4a', 'M-2 0L-2 -16Q0 -19 2 -16L2 -9L5 -9L5 -13Q6.500 -15 8 -13L8 -6L2 -6L2 0Z']]
const POOL: Form = [
  ['#1d6673', round(0, 0, 20, 8)],
  ['#79cfd0', round(0, -0.6, 16, 5.6)],
  ['#e2fff8', 'M-10 -2.500L-1 -2.500L-1 -1.300L-10 -1.300ZM2 .5L10 .5L10 1.700L2 1.700Z'],
  ['#5fae56', round(8, -1, 4, 1.8)],
]
const REED: Form = [
  [
    '#14514a',
    'M-1 0Q-1 -10 -3 -17L-1.500 -17Q1 -9 1 0ZM2 0Q3 -9 7.500 -14.500L8.500 -13.500Q5 -9 4 0ZM-4 0Q-6 -7 -9.500 -9.500L-8.500 -10.500Q-4 -7 -2 0Z',
  ],
  ['#7a4a22', round(-2.3, -18, 1.9, 4.5) + round(8, -15, 1.7, 4)],
]
const BARE: Form = [
  ['#3a2442', round(1, 0, 7, 2)],
  [
    '#2c1c33',
    'M-2 0Q0 -7 -1 -13Q-3 -17 -7 -20Q-2 -18.500 0 -15Q0 -20 -1 -24Q2 -20 2 -16Q4 -20 8 -21Q4 -17 3 -13Q6 -14.500 9 -13.500Q4 -12.500 2.500 -9Q1.500 -5 3 0Z',
  ],
]
const DRY: Form = [
  ['#5b5348', round(0, 0, 18, 6.5)],
  ['#2f2436', 'M-14 0L-4 -2L-1 3L2 -3L13 1L3 0L0 4L-4 0ZM4 -1L8 -4L9 -3L6 0Z'],
]

/** What grows on a terrain: its share, how large it is, how it stands, and what blight leaves of it. */
interface Growing {
  share: number
  form: Form
  bare: Form
}
export interface Ground {
  /** How many there are at most, and how far apart. */
  most: number
  apart: number
  growing: readonly Growing[]
}
export const GROUNDS: Readonly<Record<Terrain, Ground>> = {
  jungle: {
    most: 40,
    apart: 17,
    growing: [
      { share: 0.82, form: TREE, bare: BARE },
      { share: 0.18, form: PALM, bare: BARE },
    ],
  },
  mountain: {
    most: 20,
    apart: 27,
    growing: [
      { share: 0.72, form: PEAK, bare: BARE },
      { share: 0.28, form: ROCK, bare: BARE },
    ],
  },
  sands: {
    most: 16,
    apart: 29,
    growing: [
      { share: 0.66, form: DUNE, bare: DRY },
      { share: 0.18, form: CACTUS, bare: BARE },
      { share: 0.16, form: PALM, bare: BARE },
    ],
  },
  wetland: {
    most: 22,
    apart: 24,
    growing: [
      { share: 0.5, form: POOL, bare: DRY },
      { share: 0.5, form: REED, bare: BARE },
    ],
  },
}

const PETALS = ['#ffd0e2', '#fff3b0', '#ffb08a'] as const
export const FLOWERS: readonly Form[] = PETALS.map((colour) => [
  [colour, round(-2, 0, 2.1) + round(2, 0, 2.1) + round(0, -2, 2.1) + round(0, 2, 2.1)],
  ['#e2902c', round(0, 0, 1.4)],
])

/** A form that stands somewhere, so large. */
export interface Standing {
  form: Form
  at: Point
  size: number
}

/** All that stands somewhere, with one path for each colour: what lies further back is drawn first. */
export function drawFlora(standing: readonly Standing[]): string {
  const areas = new Map<string, string>()
  for (const { form, at, size } of [...standing].sort((one, other) => one.at[1] - other.at[1]))
    for (const [colour, d] of form) areas.set(colour, (areas.get(colour) ?? '') + moved(d, at, size))
  return [...areas].map(([colour, d]) => `<path fill="${colour}" d="${d}"/>`).join('')
}

function moved(d: string, [x, y]: Point, size: number): string {
  return d.replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, across: string, down: string) => `${n(x + Number(across) * size)} ${n(y + Number(down) * size)}`,
  )
}
