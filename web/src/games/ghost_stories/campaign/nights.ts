/** What stands in the scene of each night: drawings of the game, and a few things that only a night has. */

import type { BoardColour } from '../view'

/** A drawing of a sheet: which one, where its upper left corner is, how wide and high it is, how much of it is seen. */
export type Part = readonly [
  id: string,
  x: number,
  y: number,
  width: number,
  height?: number,
  opacity?: number,
]

export interface Night {
  sky: readonly [high: string, low: string]
  /** The moons: middle, radius and colour. */
  moons?: readonly (readonly [x: number, y: number, radius: number, colour: string])[]
  parts: readonly Part[]
  /** Taoists who look out of it, and how far from the left. */
  faces?: readonly (readonly [colour: BoardColour, x: number])[]
  /** What is drawn for this night alone. */
  own?: 'lamp' | 'fog' | 'well' | 'bell' | 'doors' | 'gate'
}

const DUSK = ['#2a1a4a', '#c2604e'] as const
const NIGHT = ['#150f2b', '#5a2a58'] as const
const MOONLIGHT = ['#0d1030', '#3d4a8a'] as const

export const NIGHTS: Readonly<Record<string, Night>> = {
  '01-first-lamp': { sky: DUSK, parts: [['figure-green', 70, 62, 42, 54]], own: 'lamp' },
  '02-fog': {
    sky: NIGHT,
    moons: [[88, 28, 13, '#ffeec2']],
    parts: [['haunter-drift', 34, 22, 58, 72]],
    own: 'fog',
  },
  '03-guest': {
    sky: DUSK,
    parts: [],
    faces: [
      ['red', 2],
      ['blue', 50],
    ],
  },
  '04-dry-well': { sky: NIGHT, moons: [[26, 26, 11, '#ffeec2']], parts: [], own: 'well' },
  '05-market-day': {
    sky: DUSK,
    parts: [
      ['tile-tea_house', -8, 8, 84],
      ['tile-herbalist', 46, 34, 92],
    ],
  },
  '06-two-moons': {
    sky: NIGHT,
    moons: [
      [38, 38, 22, '#ffeec2'],
      [88, 58, 15, '#ff9a80'],
    ],
    parts: [['gh-w56_howling_nightmare', 36, 62, 56, 52]],
  },
  '07-bell': { sky: DUSK, parts: [['haunter-howl', 84, 62, 30, 40, 0.8]], own: 'bell' },
  '08-paper-doors': { sky: NIGHT, parts: [['haunter-howl', 32, 24, 58, 76, 0.55]], own: 'doors' },
  '09-long-watch': {
    sky: MOONLIGHT,
    moons: [[60, 34, 22, '#f3f6ff']],
    parts: [
      ['villager-sun', 12, 50, 50, 60],
      ['villager-hua', 58, 50, 50, 60],
    ],
  },
  '10-white-moon': {
    sky: MOONLIGHT,
    moons: [[60, 52, 40, '#f3f6ff']],
    parts: [['gh-wm10_pale_wolf', 20, 38, 80, 76]],
  },
  '11-gate': { sky: MOONLIGHT, parts: [['gh-wmw1_gate_keeper', 62, 52, 50, 56]], own: 'gate' },
  '12-wu-feng': {
    sky: ['#1c0716', '#8a1f2c'],
    moons: [[60, 36, 26, '#ff7a5c']],
    parts: [['gh-w64_vampire_lord', 14, 26, 92, 86]],
  },
}
