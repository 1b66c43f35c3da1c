/** Forms that a picture draws by itself, and rows of teeth and leaves along them. */

import type { Colour } from './palettes'
import { gradient, n, type Pen } from './pen'

type Point = readonly [number, number]

/** An area. */
export function shape(pen: Pen, d: string, colour: Colour, opacity = 1): string {
  const faint = opacity < 1 ? ` opacity="${opacity}"` : ''
  return `<path d="${d}" fill="${pen.colour(colour)}"${faint}/>`
}

/** An area whose colour changes downwards, or outwards from its middle. */
export function shade(
  pen: Pen,
  kind: 'linear' | 'radial',
  d: string,
  ...stops: readonly (readonly [number, Colour, number?])[]
): string {
  const { made, fill } = gradient(pen, kind, stops)
  return `${made}<path d="${d}" fill="${fill}"/>`
}

/** A line with round ends. */
export function stroke(pen: Pen, d: string, colour: Colour, width: number, opacity = 1): string {
  const faint = opacity < 1 ? ` opacity="${opacity}"` : ''
  return `<path d="${d}" fill="none" stroke="${pen.colour(colour)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${faint}/>`
}

/** Teeth along a curve, the longest at a third and two thirds of it; negative ones stand on it. */
export function jaw(
  pen: Pen,
  from: Point,
  over: Point,
  to: Point,
  height: number,
  count: number,
  colour: Colour,
): string {
  const at = (t: number): Point => [
    (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * over[0] + t * t * to[0],
    (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * over[1] + t * t * to[1],
  ]
  let d = ''
  for (let i = 0; i < count; i++) {
    const [[ax, ay], [bx, by]] = [at(i / count), at((i + 1) / count)]
    const middle = (i + 0.5) / count
    const fang = Math.max(0, 1 - Math.abs(Math.abs(middle - 0.5) - 0.2) * 6)
    const long = height * (0.5 + 0.5 * fang + 0.14 * (pen.random() - 0.5)) * (i % 2 ? 0.82 : 1)
    const [x, y] = [(ax + bx) / 2 + (0.5 - middle) * long * 0.24, (ay + by) / 2 + long]
    d += `M${n(ax - 1)} ${n(ay)}Q${n((ax + x) / 2 + (bx - ax) * 0.05)} ${n((ay + y) / 2)} ${n(x)} ${n(y)}Q${n((bx + x) / 2 - (bx - ax) * 0.05)} ${n((by + y) / 2)} ${n(bx + 1)} ${n(by)}z`
  }
  return `<path d="${d}" fill="${pen.colour(colour)}"/>`
}

/** Leaves round an ellipse, their tips outwards, each with a vein. */
export function wreath(
  pen: Pen,
  [x, y]: Point,
  [rx, ry]: Point,
  count: number,
  size: number,
  colours: readonly Colour[],
): string {
  let [all, veins] = ['', '']
  for (let i = 0; i < count; i++) {
    const angle = ((i + pen.random() * 0.5) / count) * Math.PI * 2
    const [lx, ly] = [x + rx * Math.cos(angle), y + ry * Math.sin(angle)]
    const turn = Math.round((Math.atan2(Math.sin(angle) * rx, Math.cos(angle) * ry) * 180) / Math.PI)
    const place = `translate(${n(lx)} ${n(ly)}) rotate(${turn + Math.round((pen.random() - 0.5) * 24)}) scale(${n(size * (0.8 + pen.random() * 0.5))})`
    all += `<path transform="${place}" d="M-10 0Q-2-9 14 0Q-2 9-10 0z" fill="${pen.colour(colours[i % colours.length] ?? 'half')}"/>`
    veins += `<path transform="${place}" d="M-8 0H10"/>`
  }
  return `${all}<g stroke="#000" stroke-opacity=".22" stroke-width=".7">${veins}</g>`
}
