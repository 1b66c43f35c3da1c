/** The features of the Taoists: brows, eyes and mouths, of which each mood takes its own. */

import type { Mood } from '$lib/game/cast'
import type { BoardColour } from '../view'

/** A line or a shape of a face. */
export interface Stroke {
  d: string
  /** The colour of the line, and how wide it is. */
  line?: string
  width?: number
  fill?: string
}

/** Where the features of a face are, and what is its own. */
interface Face {
  /** How far the eyes are from the middle, and how low they are. */
  readonly eyes: readonly [apart: number, y: number]
  readonly brows: { readonly y: number; readonly colour: string; readonly width: number }
  readonly mouth: { readonly y: number; readonly colour: string; readonly teeth: string }
  /** How a calm face differs from others: its eyes, its mouth, how far the inner ends of the brows go down. */
  readonly calm: { readonly eyes: Eyes; readonly mouth: Mouth; readonly frown: number }
}

type Eyes = 'open' | 'wide' | 'narrow' | 'small' | 'closed' | 'merry' | 'crossed'
type Mouth = 'smirk' | 'smile' | 'sorrow' | 'grin' | 'teeth' | 'flat'

const LIP = '#7a2f26'
const INK = '#221620'

const FACES: Readonly<Record<BoardColour, Face>> = {
  red: {
    eyes: [10, 67],
    brows: { y: 59.5, colour: INK, width: 3.6 },
    mouth: { y: 82, colour: LIP, teeth: LIP },
    calm: { eyes: 'open', mouth: 'smirk', frown: 2.4 },
  },
  blue: {
    eyes: [10, 68],
    brows: { y: 61.5, colour: '#8f93a8', width: 2.8 },
    mouth: { y: 83, colour: LIP, teeth: LIP },
    calm: { eyes: 'closed', mouth: 'smile', frown: 0 },
  },
  green: {
    eyes: [12, 64],
    brows: { y: 56.5, colour: '#4a3527', width: 4.6 },
    mouth: { y: 84, colour: '#e9b896', teeth: '#2e2018' },
    calm: { eyes: 'small', mouth: 'smile', frown: 0 },
  },
  yellow: {
    eyes: [9, 67],
    brows: { y: 59.5, colour: '#3a2a1c', width: 3 },
    mouth: { y: 87, colour: LIP, teeth: LIP },
    calm: { eyes: 'small', mouth: 'smirk', frown: -1 },
  },
}

/** By how much the outer and the inner ends of the brows go down. */
const BROWS: Readonly<Record<Exclude<Mood, 'calm'>, readonly [outer: number, inner: number]>> = {
  serene: [0.5, 0],
  fierce: [-3, 4],
  worried: [3.5, -2.5],
  glad: [-1, -2],
  fallen: [2.5, -1.5],
}
const EYES: Readonly<Record<Exclude<Mood, 'calm'>, Eyes>> = {
  serene: 'closed',
  fierce: 'narrow',
  worried: 'wide',
  glad: 'merry',
  fallen: 'crossed',
}
const MOUTHS: Readonly<Record<Exclude<Mood, 'calm'>, Mouth>> = {
  serene: 'smile',
  fierce: 'teeth',
  worried: 'sorrow',
  glad: 'grin',
  fallen: 'flat',
}

const MIDDLE = 60

/** The features of a Taoist in a mood; the pupils, which look about, by themselves. */
export function features(colour: BoardColour, mood: Mood): { still: Stroke[]; pupils: Stroke[] } {
  const face = FACES[colour]
  const kind = mood === 'calm' ? face.calm.eyes : EYES[mood]
  return {
    still: [...eyes(face, kind), brows(face, mood), ...mouth(face, mood)],
    pupils: pupils(face, kind),
  }
}

function brows({ eyes: [apart], brows: { y, colour, width }, calm }: Face, mood: Mood): Stroke {
  const [outer, inner] = mood === 'calm' ? [0, calm.frown] : BROWS[mood]
  const side = (way: 1 | -1) => {
    const at = (x: number, down: number) => `${MIDDLE + way * x} ${y + down}`
    return `M${at(apart + 7, outer)}Q${at(apart, -3.4)} ${at(apart - 6, inner)}`
  }
  return { d: side(-1) + side(1), line: colour, width }
}

/** What is drawn of both eyes, from the middle of each. */
function both([apart, y]: Face['eyes'], drawn: (x: number, y: number) => string): string {
  return drawn(MIDDLE - apart, y) + drawn(MIDDLE + apart, y)
}

const disc = (rx: number, ry: number) => (x: number, y: number) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`

function eyes({ eyes: at, brows: { colour } }: Face, kind: Eyes): Stroke[] {
  switch (kind) {
    case 'closed':
      return [{ d: both(at, (x, y) => `M${x - 5} ${y - 1}q5 5 10 0`), line: INK, width: 2.4 }]
    case 'merry':
      return [{ d: both(at, (x, y) => `M${x - 5.5} ${y + 0.5}q5.5-7 11 0`), line: INK, width: 2.6 }]
    case 'crossed':
      return [{ d: both(at, (x, y) => `M${x - 4} ${y - 3}l8 6m0-6l-8 6`), line: INK, width: 2.4 }]
    case 'small':
      return []
    case 'narrow': {
      const whites = { d: both(at, disc(5.4, 3.6)), fill: '#fff' }
      return [
        whites,
        {
          d: both(at, (x, y) => `M${x - 6} ${y - 3}h12`),
          line: colour === INK ? INK : '#4a3a3c',
          width: 1.6,
        },
      ]
    }
    case 'wide':
      return [{ d: both(at, disc(5.8, 5.6)), fill: '#fff' }]
    case 'open':
      return [{ d: both(at, disc(5.4, 4.8)), fill: '#fff' }]
  }
}

function pupils({ eyes: at }: Face, kind: Eyes): Stroke[] {
  if (!['open', 'wide', 'narrow', 'small'].includes(kind)) return []
  const size = kind === 'wide' ? 2.7 : 3.1
  return [
    { d: both(at, disc(size, size)), fill: INK },
    { d: both(at, (x, y) => disc(1, 1)(x + 1.1, y - 1.2)), fill: '#fff' },
  ]
}

function mouth({ mouth: { y, colour, teeth }, calm }: Face, mood: Mood): Stroke[] {
  const line = (d: string): Stroke[] => [{ d, line: colour, width: 2.5 }]
  switch (mood === 'calm' ? calm.mouth : MOUTHS[mood]) {
    case 'smirk':
      return line(`M53 ${y + 1}q8 1.5 14-4.5`)
    case 'smile':
      return line(`M54 ${y - 0.5}q6 4.5 12 0`)
    case 'sorrow':
      return line(`M54 ${y + 3}q6-6.5 12 0`)
    case 'flat':
      return line(`M54 ${y + 1.5}h12`)
    case 'grin':
      return [
        { d: `M50.5 ${y - 2.5}q9.5 3 19 0q-2 11-9.5 11t-9.5-11Z`, fill: '#fff', line: teeth, width: 1.8 },
      ]
    case 'teeth':
      return [
        { d: `M52 ${y - 1}q8-3 16 0l-1 6q-7 2-14 0Z`, fill: '#fff', line: teeth, width: 1.8 },
        { d: `M52.5 ${y + 2}h15M57 ${y - 2}v7M63 ${y - 2}v7`, line: teeth, width: 1 },
      ]
  }
}
