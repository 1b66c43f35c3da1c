/** Skies, grounds, waters and mist: the layers of a picture. */

import type { Colour } from './palettes'
import { gradient, n, type Pen } from './pen'

/** The whole picture. */
const frame = ({ width, height }: Pen) => `M0 0H${width}V${height}H0Z`

/** The sky of the palette behind everything. */
export function background(pen: Pen): string {
  const { made, fill } = gradient(pen, 'linear', [
    [0, 'top'],
    [0.45, 'mid'],
    [0.85, 'low'],
  ])
  return `${made}<path d="${frame(pen)}" fill="${fill}"/>`
}

/** The dark edge that holds a picture together. */
export function edge(pen: Pen): string {
  const name = pen.name()
  const ink = pen.colour('ink')
  return (
    `<radialGradient id="${name}" cy=".45" r=".75"><stop offset=".55" stop-color="${ink}" stop-opacity="0"/>` +
    `<stop offset="1" stop-color="${ink}" stop-opacity=".6"/></radialGradient>` +
    `<path d="${frame(pen)}" fill="url(#${name})"/>`
  )
}

/** Light round a point. */
export function glow(
  pen: Pen,
  x: number,
  y: number,
  r: number,
  colour: Colour = 'light',
  opacity = 0.8,
): string {
  const { made, fill } = gradient(pen, 'radial', [
    [0, colour, opacity],
    [0.4, colour, opacity * 0.4],
    [1, colour, 0],
  ])
  return `${made}<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
}

/** A sun or a moon with its halo. */
export function disc(
  pen: Pen,
  x: number,
  y: number,
  r: number,
  colour: Colour = 'light',
  opacity = 0.95,
): string {
  const halo = glow(pen, x, y, r * 2.8, colour, opacity * 0.8)
  return `${halo}<circle cx="${x}" cy="${y}" r="${r}" fill="${pen.colour(colour)}" opacity="${opacity}"/>`
}

/** A moon of which a part is dark. */
export function crescent(pen: Pen, x: number, y: number, r: number, colour: Colour = 'light'): string {
  const halo = glow(pen, x, y, r * 2.8, colour, 0.6)
  const d = `M${x + r * 0.3} ${y - r}a${r} ${r} 0 1 0 ${n(r * 0.7)} ${n(r * 1.5)}a${n(r * 0.85)} ${n(r * 0.85)} 0 0 1 ${n(-r * 0.7)} ${n(-r * 1.5)}z`
  return `${halo}<path d="${d}" fill="${pen.colour(colour)}"/>`
}

/** Beams that leave a point on all sides. */
export function rays(
  pen: Pen,
  x: number,
  y: number,
  count = 14,
  opacity = 0.14,
  colour: Colour = 'light',
): string {
  let d = ''
  const far = pen.width + pen.height
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2 + 0.1
    const [a, b] = [angle - 0.8 / count, angle + 0.8 / count]
    d += `M${x} ${y}L${n(x + far * Math.cos(a))} ${n(y + far * Math.sin(a))}L${n(x + far * Math.cos(b))} ${n(y + far * Math.sin(b))}z`
  }
  return `<path d="${d}" fill="${pen.colour(colour)}" opacity="${opacity}"/>`
}

/** Stars over the upper part of the sky. */
export function stars(pen: Pen, count: number, colour: Colour = '#ffffff', reach = 110): string {
  let all = ''
  for (let i = 0; i < count; i++) {
    const [x, y] = [pen.random() * pen.width, pen.random() * reach]
    all += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(0.5 + pen.random())}" opacity="${n(0.3 + pen.random() * 0.6)}"/>`
  }
  return `<g fill="${pen.colour(colour)}">${all}</g>`
}

/** Flat clouds between two heights. */
export function clouds(
  pen: Pen,
  count: number,
  colour: Colour = 'light',
  high = 16,
  deep = 90,
  opacity = 0.35,
): string {
  let d = ''
  for (let i = 0; i < count; i++) {
    const w = 60 + pen.random() * 100
    const x = pen.random() * (pen.width + 40) - 20 - w / 2
    const y = high + ((i + pen.random()) / count) * (deep - high)
    d +=
      `M${n(x)} ${n(y)}q${n(w * 0.1)} -8 ${n(w * 0.25)} -6q${n(w * 0.12)} -12 ${n(w * 0.3)} -4` +
      `q${n(w * 0.2)} -4 ${n(w * 0.25)} 5q${n(w * 0.15)} 0 ${n(w * 0.2)} 5z`
  }
  return `<path d="${d}" fill="${pen.colour(colour)}" opacity="${opacity}"/>`
}

/** The outlines of grounds, each from the left edge to the right one. */
const OUTLINES = {
  hill(pen: Pen, y: number, size: number) {
    let [d, x, last] = ['', -4, y]
    while (x < pen.width) {
      const step = 40 + pen.random() * 50
      const next = y + (pen.random() - 0.5) * size * 2
      d += `C${n(x + step * 0.4)} ${n(last)} ${n(x + step * 0.6)} ${n(next)} ${n(x + step)} ${n(next)}`
      x += step
      last = next
    }
    return d
  },
  peak(pen: Pen, y: number, size: number) {
    let [d, x] = ['', -12]
    while (x < pen.width) {
      const step = 26 + pen.random() * 34
      const height = size * (0.5 + pen.random() * 0.8)
      d += `L${n(x + step * 0.5)} ${n(y - height)}L${n(x + step * 0.66)} ${n(y - height * 0.66)}L${n(x + step)} ${n(y - height * 0.12)}`
      x += step
    }
    return d
  },
  dune(pen: Pen, y: number, size: number) {
    let [d, x] = ['', -4]
    while (x < pen.width) {
      const step = 70 + pen.random() * 70
      const height = size * (0.6 + pen.random() * 0.7)
      d += `Q${n(x + step * 0.35)} ${n(y)} ${n(x + step * 0.62)} ${n(y - height)}Q${n(x + step * 0.7)} ${n(y - height * 0.3)} ${n(x + step)} ${n(y)}`
      x += step
    }
    return d
  },
  canopy(pen: Pen, y: number, size: number) {
    let [d, x] = ['', -8]
    while (x < pen.width) {
      const r = size * (0.4 + pen.random() * 0.6)
      d += `a${n(r)} ${n(r * (0.8 + pen.random() * 0.5))} 0 0 1 ${n(r * 1.6)} ${n((pen.random() - 0.5) * 4)}`
      x += r * 1.6
    }
    return `${d}V${y}`
  },
  pines(pen: Pen, y: number, size: number) {
    let [d, x] = ['', -6]
    while (x < pen.width) {
      const width = 9 + pen.random() * 11
      const height = size * (0.6 + pen.random() * 0.8)
      d += `L${n(x)} ${y}L${n(x + width / 2)} ${n(y - height)}L${n(x + width)} ${y}`
      x += width * 0.8
    }
    return d
  },
  grass(pen: Pen, y: number, size: number) {
    let [d, x] = ['', -4]
    while (x < pen.width) {
      const width = 3 + pen.random() * 5
      const height = size * (0.3 + pen.random() * 0.9)
      const lean = (pen.random() - 0.5) * 8
      d += `L${n(x)} ${y}Q${n(x + width / 2)} ${n(y - height * 0.6)} ${n(x + width / 2 + lean)} ${n(y - height)}Q${n(x + width * 0.8)} ${n(y - height * 0.4)} ${n(x + width)} ${y}`
      x += width
    }
    return d
  },
  slabs(pen: Pen, y: number, size: number) {
    let [d, x] = ['', -10]
    while (x < pen.width) {
      const step = 22 + pen.random() * 40
      const height = size * pen.random()
      d += `L${n(x + 3)} ${n(y - height)}L${n(x + step)} ${n(y - height * 0.3 - size * 0.2)}L${n(x + step + 2)} ${n(y + 4)}`
      x += step
    }
    return d
  },
  flat: ({ width }: Pen, y: number) => `H${width + 4}V${y}`,
} as const

/** A ground from here to the foot of the picture. */
export function ridge(
  pen: Pen,
  kind: keyof typeof OUTLINES,
  y: number,
  size: number,
  colour: Colour,
): string {
  const outline = OUTLINES[kind](pen, y, size)
  return `<path d="M-4 ${pen.height + 4}V${y}${outline}L${pen.width + 4} ${pen.height + 4}z" fill="${pen.colour(colour)}"/>`
}

/** A mountain with a lit and a dark side, and snow if it has a colour for it. */
export function mountain(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: Colour,
  snow?: Colour,
): string {
  const [l, r, t] = [x - width / 2, x + width / 2, y - height]
  const body = `<path d="M${l} ${y}L${n(x - width * 0.18)} ${n(y - height * 0.62)}L${x} ${t}L${n(x + width * 0.22)} ${n(y - height * 0.55)}L${r} ${y}z" fill="${pen.colour(colour)}"/>`
  const shade = `<path d="M${x} ${t}L${n(x + width * 0.22)} ${n(y - height * 0.55)}L${r} ${y}H${n(x + width * 0.06)}L${n(x + width * 0.1)} ${n(y - height * 0.4)}L${n(x - width * 0.03)} ${n(y - height * 0.62)}z" fill="#000" opacity=".22"/>`
  const cap = snow
    ? `<path d="M${x} ${t}L${n(x - width * 0.11)} ${n(y - height * 0.76)}L${n(x - width * 0.03)} ${n(y - height * 0.7)}L${n(x + width * 0.03)} ${n(y - height * 0.78)}L${n(x + width * 0.12)} ${n(y - height * 0.74)}z" fill="${pen.colour(snow)}"/>`
    : ''
  return body + shade + cap
}

/** Mist that lies between two heights. */
export function fog(pen: Pen, y: number, height: number, colour: Colour = 'light', opacity = 0.4): string {
  const { made, fill } = gradient(pen, 'linear', [
    [0, colour, 0],
    [0.5, colour, opacity],
    [1, colour, 0],
  ])
  return `${made}<path d="M0 ${y}H${pen.width}v${height}H0z" fill="${fill}"/>`
}

/** Long wisps of mist, denser and softer than fog. */
export function wisps(
  pen: Pen,
  count: number,
  high: number,
  deep: number,
  colour: Colour = 'light',
  opacity = 0.35,
): string {
  let all = ''
  for (let i = 0; i < count; i++) {
    const [x, y] = [pen.random() * pen.width, high + pen.random() * (deep - high)]
    const [rx, ry] = [50 + pen.random() * 70, 5 + pen.random() * 8]
    all += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"/><ellipse cx="${n(x + 16)}" cy="${n(y - ry * 0.7)}" rx="${n(rx * 0.5)}" ry="${n(ry)}"/>`
  }
  return `<g fill="${pen.colour(colour)}" opacity="${opacity}">${all}</g>`
}

/** A sea or a lake with the light on it. */
export function water(
  pen: Pen,
  y: number,
  colour: Colour = 'half',
  light: Colour = 'low',
  bottom = pen.height + 4,
): string {
  const { made, fill } = gradient(pen, 'linear', [
    [0, light, 0.55],
    [0.25, light, 0.1],
    [1, 'ink', 0.5],
  ])
  const area = `M-4 ${y}H${pen.width + 4}V${bottom}H-4z`
  let d = ''
  for (let i = 0; i < 16; i++) {
    const deep = pen.random()
    const [x, at] = [pen.random() * 300, y + 3 + deep * (bottom - y - 6)]
    d += `M${n(x)} ${n(at)}h${n(10 + deep * 34)}`
  }
  return (
    `${made}<path d="${area}" fill="${pen.colour(colour)}"/><path d="${area}" fill="${fill}"/>` +
    `<path d="${d}" stroke="${pen.colour(light)}" stroke-width="1.4" stroke-linecap="round" opacity=".5"/>`
  )
}

/** A river that winds from a far point to the foot of the picture, wider and wider. */
export function river(
  pen: Pen,
  x: number,
  y: number,
  foot: number,
  width: number,
  colour: Colour,
  light?: Colour,
): string {
  const bend = (share: number, grow: number) => {
    const w = width * grow
    const left = `M${n(x - 2 * share)} ${y}C${n(x - 40 * share)} ${n(y + 24)} ${n(x + 66)} ${n(y + 34)} ${n((x + foot) / 2 - w * 0.24)} ${n((y + 200) / 2 + 8)}S${n(foot - w * 0.7)} 186 ${n(foot - w / 2)} 204`
    const right = `H${n(foot + w / 2)}C${n(foot + w * 0.2)} 182 ${n((x + foot) / 2 + w * 0.6)} ${n((y + 200) / 2 + 30)} ${n((x + foot) / 2 + w * 0.26)} ${n((y + 200) / 2 + 4)}S${n(x - 30 * share)} ${n(y + 26)} ${n(x + 3 * share)} ${y}z`
    return left + right
  }
  const shine = light ? `<path d="${bend(0.5, 0.5)}" fill="${pen.colour(light)}" opacity=".6"/>` : ''
  return `<path d="${bend(1, 1)}" fill="${pen.colour(colour)}"/>${shine}`
}

/** A pool in the ground. */
export function pool(
  pen: Pen,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: Colour,
  light: Colour = 'light',
): string {
  return (
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${pen.colour(colour)}"/>` +
    `<ellipse cx="${n(x - rx * 0.12)}" cy="${n(y - ry * 0.15)}" rx="${n(rx * 0.62)}" ry="${n(ry * 0.5)}" fill="${pen.colour(light)}" opacity=".35"/>`
  )
}
