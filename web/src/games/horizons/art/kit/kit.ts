/** The kit of parts of which pictures of cards and of spirits are made, and what draws them. */

import sheet from './figures.svg?raw'
import * as effects from './effects'
import * as forms from './forms'
import * as layers from './layers'
import { PALETTES, type Colour, type Palette, type PaletteName } from './palettes'
import { CARD, n, pens, type Pen } from './pen'

/** How a figure stands. */
interface Stance {
  /** Looks to the left. */
  flip?: boolean
  /** Its rotation in degrees. */
  turn?: number
  opacity?: number
  /** Its second and third colour. */
  second?: Colour
  third?: Colour
}
/** Where the foot of a figure is, and how large it is. */
type Place = readonly [x: number, y: number, size: number]

const FIGURES = new Map(
  [...sheet.matchAll(/<symbol id="([\w-]+)">([^]*?)<\/symbol>/g)].map(([, name, inner]) => [
    name,
    inner?.trim(),
  ]),
)

/** Figures of one kind, dark unless a colour is given. */
function figure(
  pen: Pen,
  name: string,
  places: readonly Place[],
  colour: Colour = 'ink',
  stance: Stance = {},
): string {
  const drawn = FIGURES.get(name)
  if (drawn === undefined) throw new Error(`the kit has no figure ${name}`)
  const { flip = false, turn = 0, opacity, second, third } = stance
  const colours = [`color:${pen.colour(colour)}`]
  if (second) colours.push(`--b:${pen.colour(second)}`)
  if (third) colours.push(`--c:${pen.colour(third)}`)
  const all = places.map(([x, y, size]) => {
    const turned = turn ? ` rotate(${turn})` : ''
    return `<g transform="translate(${n(x)} ${n(y)})${turned} scale(${flip ? -size : size} ${size})">${drawn}</g>`
  })
  const faint = opacity === undefined ? '' : ` opacity="${opacity}"`
  return `<g fill="currentColor" style="${colours.join(';')}"${faint}>${all.join('')}</g>`
}

/** Layers that every picture has, and what only helps to draw, are no parts to choose. */
const { background, edge, ...grounds } = layers
const KIT = { ...grounds, ...effects, ...forms, figure }

type Kit = typeof KIT
type Arguments<Name extends keyof Kit> = Parameters<Kit[Name]> extends [Pen, ...infer Rest] ? Rest : never

/** A part of the kit by its name, with where and how it is drawn. */
export type Part = { [Name in keyof Kit]: readonly [Name, ...Arguments<Name>] }[keyof Kit]

/** A picture: its colours, and its parts from the back to the front. */
export interface Scene {
  palette: PaletteName
  /** Tones that are not those of the palette. */
  tones?: Partial<Palette>
  parts: readonly Part[]
}

/** Draws parts one after another, each with a separate pen. */
export function draws(pen: ReturnType<typeof pens>): (parts: readonly Part[]) => string {
  return (parts) =>
    parts
      .map(([kind, ...how]) => {
        const part = KIT[kind] as (pen: Pen, ...how: unknown[]) => string
        return part(pen(kind), ...how)
      })
      .join('')
}

/** The markup of a picture; its name decides the chance in it. */
export function draw(name: string, { palette, tones, parts }: Scene): string {
  const pen = pens(name, { ...PALETTES[palette], ...tones })
  const [width, height] = CARD
  const all = background(pen('background')) + draws(pen)(parts) + edge(pen('edge'))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${all}</svg>`
}
