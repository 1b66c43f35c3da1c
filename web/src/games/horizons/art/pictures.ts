/** The pictures of cards, each made of the parts that the file of its card names. */

import { draw, type Scene } from './kit/kit'
import { PALETTES } from './kit/palettes'
import { address } from './kit/pen'

/** A picture, and the colour of a frame that goes with it. */
export interface Picture {
  address: string
  frame: string
}

const SCENES = import.meta.glob<Scene>('./cards/*.ts', { eager: true, import: 'scene' })
const drawn = new Map<string, Picture>()

/** The picture of a card, drawn once; a card without one has none. */
export function pictureOf(card: string): Picture | null {
  const scene = SCENES[`./cards/${card}.ts`]
  if (!scene) return null
  const known = drawn.get(card)
  if (known) return known
  const picture = { address: address(draw(card, scene)), frame: PALETTES[scene.palette].far }
  drawn.set(card, picture)
  return picture
}
