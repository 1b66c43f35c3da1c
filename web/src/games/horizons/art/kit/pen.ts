/** What parts draw with: colours, chance that is the same each time, and names within a picture. */

import type { Colour, Palette, Tone } from './palettes'

export interface Pen {
  /** The next number from 0 to 1. */
  random(): number
  colour(colour: Colour): string
  /** A name that no other part of the picture has. */
  name(): string
  /** How wide and how high the picture is. */
  width: number
  height: number
}

export type Size = readonly [width: number, height: number]
/** The pictures of cards. */
export const CARD: Size = [320, 200]

/** Chance that a text decides. */
export function chance(seed: string): () => number {
  let state = 0x9e3779b9
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x85ebca6b)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Pens for the parts of a picture: parts of a kind differ, and do not change when others are added. */
export function pens(picture: string, palette: Palette, [width, height]: Size = CARD): (kind: string) => Pen {
  let names = 0
  const kinds = new Map<string, number>()
  return (kind) => {
    const count = (kinds.get(kind) ?? 0) + 1
    kinds.set(kind, count)
    return {
      random: chance(`${picture} ${kind} ${count}`),
      colour: (colour) => (colour.startsWith('#') ? colour : palette[colour as Tone]),
      name: () => `n${names++}`,
      width,
      height,
    }
  }
}

/** A number as short as a picture needs it. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** A gradient and the way to fill with it: stops of place, colour and opacity. */
export function gradient(
  pen: Pen,
  kind: 'linear' | 'radial',
  stops: readonly (readonly [number, Colour, number?])[],
): { made: string; fill: string } {
  const name = pen.name()
  const inner = stops
    .map(([place, colour, opacity = 1]) => {
      const faint = opacity < 1 ? ` stop-opacity="${opacity}"` : ''
      return `<stop offset="${place}" stop-color="${pen.colour(colour)}"${faint}/>`
    })
    .join('')
  const way = kind === 'linear' ? ' x2="0" y2="1"' : ''
  return { made: `<${kind}Gradient id="${name}"${way}>${inner}</${kind}Gradient>`, fill: `url(#${name})` }
}

/** The address of a picture that is drawn in the page. */
export function address(markup: string): string {
  return `data:image/svg+xml;base64,${btoa(markup)}`
}
