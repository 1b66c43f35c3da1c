/** Portraits of spirits: layers of parts, 300 wide and 560 high, some of which move while it means something. */

import { draws, type Part } from './kit'
import { background, edge } from './layers'
import { PALETTES, type Palette, type PaletteName } from './palettes'
import { pens, type Size } from './pen'

export const PORTRAIT: Size = [300, 560]
/** How far layers that move are drawn beyond the portrait, as a part of its size. */
export const BLEED = 0.2

/** How a layer moves; the styles of `Portrait.svelte` say it in full. */
export const MOTIONS = [
  'bite',
  'blink',
  'breathe',
  'drift',
  'drip',
  'flicker',
  'float',
  'snap',
  'sway',
  'turn',
] as const
export type Motion = (typeof MOTIONS)[number]

/** Parts that stand still, or move together round a point, some later than others. */
export interface Layer {
  motion?: Motion
  around?: readonly [x: number, y: number]
  /** The part of its motion that it is ahead of others. */
  ahead?: number
  parts: readonly Part[]
}

export interface Portrait {
  palette: PaletteName
  tones?: Partial<Palette>
  /** The height of its eyes: what is seen where there is no room for the whole. */
  eyes: number
  layers: readonly Layer[]
}

/** A layer as a separate picture. */
export interface DrawnLayer extends Omit<Layer, 'parts'> {
  markup: string
}

/** The layers of a portrait as markup, from the back to the front. */
function marked(name: string, { palette, tones, layers }: Portrait): DrawnLayer[] {
  const pen = pens(name, { ...PALETTES[palette], ...tones }, PORTRAIT)
  const inner = draws(pen)
  return [
    { markup: background(pen('background')) },
    ...layers.map(({ parts, ...layer }) => ({ ...layer, markup: inner(parts) })),
    { markup: edge(pen('edge')) },
  ]
}

function whole(markup: string, bleed = 0): string {
  const [width, height] = PORTRAIT
  const [w, h] = [width * (1 + 2 * bleed), height * (1 + 2 * bleed)]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${-width * bleed} ${-height * bleed} ${w} ${h}">${markup}</svg>`
}

/** A portrait that stands still. */
export function drawStill(name: string, portrait: Portrait): string {
  return whole(
    marked(name, portrait)
      .map(({ markup }) => markup)
      .join(''),
  )
}

/** A portrait in layers; those that stand still and lie on each other are one. */
export function drawLayers(name: string, portrait: Portrait): DrawnLayer[] {
  const joined: DrawnLayer[] = []
  for (const layer of marked(name, portrait)) {
    const last = joined.at(-1)
    if (last && !last.motion && !layer.motion) last.markup += layer.markup
    else joined.push({ ...layer })
  }
  return joined.map((layer) => ({ ...layer, markup: whole(layer.markup, layer.motion ? BLEED : 0) }))
}
