/** The portraits of spirits, each made of the layers that the file of its spirit names. */

import { address } from './kit/pen'
import {
  BLEED,
  drawLayers,
  drawStill,
  PORTRAIT,
  type Layer,
  type Motion,
  type Portrait,
} from './kit/portrait'

/** A layer on its own, with the point round which it moves as parts of its size. */
export interface PortraitLayer {
  address: string
  motion: Motion | undefined
  origin: string
  ahead: number
  /** How far it is drawn beyond the portrait, as a part of its size. */
  bleed: number
}

export interface DrawnPortrait {
  /** All of it, standing still. */
  still: string
  layers: PortraitLayer[]
  /** The height of its eyes as a share of its size. */
  eyes: number
}

const PORTRAITS = import.meta.glob<Portrait>('./portraits/*.ts', { eager: true, import: 'portrait' })
const drawn = new Map<string, DrawnPortrait>()

/** The portrait of a spirit, drawn once. */
export function portraitOf(spirit: string): DrawnPortrait | null {
  const portrait = PORTRAITS[`./portraits/${spirit}.ts`]
  if (!portrait) return null
  const known = drawn.get(spirit) ?? {
    still: address(drawStill(spirit, portrait)),
    layers: drawLayers(spirit, portrait).map(({ markup, motion, around, ahead = 0 }) => ({
      address: address(markup),
      motion,
      origin: originOf(around),
      ahead,
      bleed: motion ? BLEED : 0,
    })),
    eyes: portrait.eyes / PORTRAIT[1],
  }
  drawn.set(spirit, known)
  return known
}

/** A point of a portrait within a layer that reaches beyond it. */
function originOf(point: Layer['around']): string {
  const [x, y] = point ?? [PORTRAIT[0] / 2, PORTRAIT[1] / 2]
  const part = (share: number) => `${(100 * (share + BLEED)) / (1 + 2 * BLEED)}%`
  return `${part(x / PORTRAIT[0])} ${part(y / PORTRAIT[1])}`
}
