/** Names that fit their place in a drawing: lines and a size, from the real width of the letters. */

import { createSubscriber } from 'svelte/reactivity'

/** The faces in which names are written. */
export type Typeface = 'font' | 'serif'

/** About as wide as a letter is, where nothing can be measured. */
const USUAL = 0.6
const widths = new Map<string, number>()
let pen: CanvasRenderingContext2D | null = null

/** Measures again once fonts that were still loading have come. */
const letters = createSubscriber((again) => {
  const measureAgain = () => {
    widths.clear()
    again()
  }
  document.fonts.addEventListener('loadingdone', measureAgain)
  return () => document.fonts.removeEventListener('loadingdone', measureAgain)
})

/** The width of a bold text at size 1. */
export function widthOf(text: string, typeface: Typeface = 'font'): number {
  letters()
  const key = `${typeface} ${text}`
  const known = widths.get(key)
  if (known !== undefined) return known
  const width = measured(text, typeface)
  widths.set(key, width)
  return width
}

/** The families of the page: to ask for them makes it work out its styles. */
const families: Partial<Record<Typeface, string>> = {}

function measured(text: string, typeface: Typeface): number {
  if (typeof document === 'undefined') return text.length * USUAL
  pen ??= document.createElement('canvas').getContext('2d')
  if (!pen) return text.length * USUAL
  families[typeface] ??= getComputedStyle(document.documentElement).getPropertyValue(`--${typeface}`)
  const family = families[typeface]
  pen.font = `700 100px ${family}`
  return pen.measureText(text).width / 100
}

export interface Fitted {
  lines: string[]
  size: number
}

/** A name in one line, else shrunk down to `least`, else in two lines as large as they can be. */
export function fitted(
  name: string,
  width: number,
  size: number,
  least: number,
  typeface: Typeface = 'font',
): Fitted {
  const whole = widthOf(name, typeface)
  if (whole * least <= width) return { lines: [name], size: Math.min(size, width / whole) }
  const lines = halves(name, typeface)
  const widest = Math.max(...lines.map((line) => widthOf(line, typeface)))
  return { lines, size: Math.min(size, width / widest) }
}

/** A text cut at a space, else behind a hyphen, where its halves come out most alike. */
function halves(text: string, typeface: Typeface): string[] {
  const cuts = text.includes(' ') ? / /g : /-/g
  const pairs = [...text.matchAll(cuts)].map(({ index }) => [
    text.slice(0, text[index] === '-' ? index + 1 : index),
    text.slice(index + 1),
  ])
  const widest = (pair: readonly string[]) => Math.max(...pair.map((line) => widthOf(line, typeface)))
  return pairs.toSorted((a, b) => widest(a) - widest(b))[0] ?? [text]
}
