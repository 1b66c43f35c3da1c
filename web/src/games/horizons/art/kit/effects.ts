/** What happens in a picture: sparks, rain, lightning, wind, swarms, teeth, cracks, roots and thorns. */

import type { Colour } from './palettes'
import { gradient, n, type Pen } from './pen'
import { glow } from './layers'

/** Left edge, upper edge, width and height. */
type Box = readonly [number, number, number, number]
type Point = readonly [number, number]
const whole = ({ width, height }: Pen): Box => [0, 0, width, height]

/** Small lights: embers, fireflies, seeds, spray. */
export function sparks(
  pen: Pen,
  count: number,
  colour: Colour = 'light',
  box: Box = whole(pen),
  size = 1.6,
): string {
  let all = ''
  for (let i = 0; i < count; i++) {
    const [x, y] = [box[0] + pen.random() * box[2], box[1] + pen.random() * box[3]]
    all += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(0.6 + pen.random() * size)}" opacity="${n(0.35 + pen.random() * 0.65)}"/>`
  }
  return `<g fill="${pen.colour(colour)}">${all}</g>`
}

export function rain(pen: Pen, count: number, colour: Colour, slant = 4): string {
  let d = ''
  for (let i = 0; i < count; i++) {
    const length = 8 + pen.random() * 16
    d += `M${n(pen.random() * pen.width)} ${n(pen.random() * pen.height)}l${n((-slant * length) / 20)} ${n(length)}`
  }
  return `<path d="${d}" stroke="${pen.colour(colour)}" stroke-width="1.3" opacity=".75"/>`
}

/** Wind that is seen by what it carries. */
export function streaks(
  pen: Pen,
  count: number,
  colour: Colour,
  box: Box = whole(pen),
  opacity = 0.6,
): string {
  let d = ''
  for (let i = 0; i < count; i++) {
    const length = 12 + pen.random() * 40
    d += `M${n(box[0] + pen.random() * box[2])} ${n(box[1] + pen.random() * box[3])}q${n(length / 2)} -4 ${n(length)} 0`
  }
  return `<path d="${d}" fill="none" stroke="${pen.colour(colour)}" stroke-width="1.5" stroke-linecap="round" opacity="${opacity}"/>`
}

/** Broad bands of wind, each a curl. */
export function gusts(
  pen: Pen,
  curls: readonly (readonly [number, number, number])[],
  colour: Colour = 'light',
  opacity = 0.75,
): string {
  const d = curls
    .map(
      ([x, y, s]) =>
        `M${x} ${y}q${n(60 * s)} ${n(-16 * s)} ${n(104 * s)} ${n(-4 * s)}c${n(34 * s)} ${n(10 * s)} ${n(26 * s)} ${n(40 * s)} ${n(2 * s)} ${n(36 * s)}c${n(-16 * s)} ${n(-3 * s)} ${n(-14 * s)} ${n(-22 * s)} 0 ${n(-20 * s)}`,
    )
    .join('')
  return `<path d="${d}" fill="none" stroke="${pen.colour(colour)}" stroke-width="4.5" stroke-linecap="round" opacity="${opacity}"/>`
}

/** Lightning from a point downwards. */
export function bolt(
  pen: Pen,
  x: number,
  y: number,
  height: number,
  colour: Colour = 'light',
  wide = 1,
  lean = 0,
): string {
  let [d, side, at] = [`M${x} ${y}`, '', x]
  for (let i = 1; i <= 7; i++) {
    at += (pen.random() - 0.5) * 30 * wide + lean / 7
    const deep = y + (height * i) / 7
    d += `L${n(at)} ${n(deep)}`
    if (i === 3 || i === 5)
      side += `M${n(at)} ${n(deep)}l${n((pen.random() - 0.5) * 50)} ${n(height * 0.14)}l${n((pen.random() - 0.5) * 30)} ${n(height * 0.12)}`
  }
  const c = pen.colour(colour)
  return (
    `<g fill="none" stroke="${c}" stroke-linejoin="round"><path d="${d}" stroke-width="${n(11 * wide)}" opacity=".3"/>` +
    `<path d="${d}" stroke-width="${n(3.6 * wide)}"/><path d="${side}" stroke-width="${n(1.8 * wide)}"/></g>`
  )
}

/** A whirlwind, narrow at its foot. */
export function swirl(
  pen: Pen,
  x: number,
  y: number,
  size: number,
  colour: Colour = 'light',
  turns = 5,
  opacity = 0.85,
): string {
  let all = ''
  for (let i = 0; i < turns; i++) {
    const [w, h] = [(10 + i * 11) * size, y - i * 17 * size]
    const lift = 9 * size
    all +=
      `<path d="M${n(x - w)} ${n(h)}Q${n(x - w * 1.1)} ${n(h - lift)} ${x} ${n(h - lift)}Q${n(x + w * 1.1)} ${n(h - lift)} ${n(x + w)} ${n(h + 1)}` +
      `Q${n(x + w * 0.6)} ${n(h + lift * 0.9)} ${n(x - w * 0.5)} ${n(h + lift * 0.5)}" stroke-width="${n((2.4 + i * 0.8) * size)}" opacity="${n(opacity - i * 0.06)}"/>`
  }
  return `<g fill="none" stroke="${pen.colour(colour)}" stroke-linecap="round">${all}</g>`
}

/** A spiral seen from the front: a storm, a galaxy, a whirlpool. */
export function spiral(
  pen: Pen,
  x: number,
  y: number,
  r: number,
  flat: number,
  arms: number,
  colour: Colour,
  width = 5,
  opacity = 0.8,
): string {
  let d = ''
  for (let arm = 0; arm < arms; arm++) {
    for (let i = 0; i <= 26; i++) {
      const [angle, far] = [(arm / arms) * Math.PI * 2 + i * 0.19, (r * (i + 2)) / 28]
      d += `${i ? 'L' : 'M'}${n(x + far * Math.cos(angle))} ${n(y + far * flat * Math.sin(angle))}`
    }
  }
  return `<path d="${d}" fill="none" stroke="${pen.colour(colour)}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`
}

/** Leaves, petals or feathers that drift through a box. */
export function leaves(
  pen: Pen,
  count: number,
  colours: readonly Colour[],
  box: Box = whole(pen),
  size = 1,
): string {
  let all = ''
  for (let i = 0; i < count; i++) {
    const [x, y] = [box[0] + pen.random() * box[2], box[1] + pen.random() * box[3]]
    const place = `translate(${n(x)} ${n(y)}) rotate(${Math.round(pen.random() * 360)}) scale(${n(size * (0.6 + pen.random()))})`
    all += `<path transform="${place}" d="M-8 0Q0-7 9 0Q0 6-8 0z" fill="${pen.colour(colours[i % colours.length] ?? 'light')}"/>`
  }
  return all
}

const ANT =
  '<path d="M-8 0a3.6 2.3 0 0 1 7.2 0a3.6 2.3 0 0 1-7.2 0M1.4 0a2 2 0 0 1 4 0a2 2 0 0 1-4 0"/>' +
  '<path d="M-2 0h4M-1 0l-3 4M0 0l.5 4.5M1 0l3.5 4M-1 0l-3-4M0 0l.5-4.5M1 0l3.5-4M5-1l2.5-2M5 1l2.5 2" stroke-width=".8"/>'

/** Insects along a way, larger the nearer they are. */
export function swarm(
  pen: Pen,
  count: number,
  from: Point,
  to: Point,
  sway: number,
  colour: Colour = 'ink',
): string {
  const name = pen.name()
  let all = ''
  for (let i = 0; i < count; i++) {
    const t = (i / count) ** 0.8
    const x = from[0] + (to[0] - from[0]) * t + Math.sin(t * 7) * sway + (pen.random() - 0.5) * 52 * t
    const y = from[1] + (to[1] - from[1]) * t + (pen.random() - 0.5) * 18 * t
    const turn = Math.round(pen.random() * 50 - 60)
    all += `<use href="#${name}" transform="translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${n(0.4 + t * 2)})"/>`
  }
  const c = pen.colour(colour)
  return `<defs><g id="${name}">${ANT}</g></defs><g fill="${c}" stroke="${c}" stroke-width="0">${all}</g>`
}

/** A row of teeth that hangs from a line, or stands on it. */
export function fangs(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  down: boolean,
  colour: Colour,
): string {
  const [step, way] = [width / count, down ? 1 : -1]
  let d = `M${n(x)} ${n(y)}`
  for (let i = 0; i < count; i++) {
    const long = height * (0.7 + pen.random() * 0.4) * (i % 2 ? 0.72 : 1) * way
    const at = x + i * step
    d += `Q${n(at + step * 0.32)} ${n(y + long * 0.35)} ${n(at + step * (0.42 + pen.random() * 0.16))} ${n(y + long)}Q${n(at + step * 0.72)} ${n(y + long * 0.35)} ${n(at + step)} ${n(y)}`
  }
  return `<path d="${d}z" fill="${pen.colour(colour)}"/>`
}

/** A pit in the ground, ringed with teeth and lit from below. */
export function maw(
  pen: Pen,
  x: number,
  y: number,
  rx: number,
  ry: number,
  teeth: number,
  tooth: Colour,
  fire: Colour = '#ff8a2a',
): string {
  const { made, fill } = gradient(pen, 'radial', [
    [0, fire],
    [0.45, '#8c1712'],
    [1, '#150304'],
  ])
  let [back, front] = ['', '']
  for (let i = 0; i < teeth; i++) {
    const angle = (i / teeth) * Math.PI * 2 + 0.12
    const [at, foot] = [x + rx * Math.cos(angle), y + ry * Math.sin(angle)]
    const near = Math.sin(angle) > 0
    const across = 0.25 + 0.75 * Math.abs(Math.sin(angle))
    const long = ry * 0.9 * (0.7 + pen.random() * 0.5) * across
    const half = (rx / teeth) * 2.2 * across
    const [tipX, tipY] = [x + (at - x) * (near ? 0.82 : 0.66), near ? foot - long * 0.9 : foot + long * 0.75]
    const tooth = `M${n(at - half)} ${n(foot)}Q${n((at + tipX) / 2 - half * 0.3)} ${n((foot + tipY) / 2)} ${n(tipX)} ${n(tipY)}Q${n((at + tipX) / 2 + half * 0.6)} ${n((foot + tipY) / 2)} ${n(at + half)} ${n(foot)}z`
    if (near) front += tooth
    else back += tooth
  }
  return (
    `${made}<ellipse cx="${x}" cy="${y}" rx="${n(rx * 1.12)}" ry="${n(ry * 1.2)}" fill="${pen.colour('ink')}"/>` +
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/><path d="${back + front}" fill="${pen.colour(tooth)}" stroke="#0006" stroke-width=".7"/>`
  )
}

/** Eyes in the dark: in pairs, or one by one where nothing is between them. */
export function eyes(
  pen: Pen,
  places: readonly (readonly [number, number, number])[],
  colour: Colour = 'light',
  apart = 26,
): string {
  const one = (x: number, y: number, s: number) =>
    glow(pen, x, y, Math.round(s * 16), colour, 0.5) +
    `<g transform="translate(${n(x)} ${n(y)}) scale(${s})"><path d="M-9 0Q0-8 9 0Q0 6-9 0z" fill="${pen.colour(colour)}"/><ellipse rx="2" ry="4.6" cy="-.8" fill="${pen.colour('ink')}"/><circle cx="1" cy="-2.4" r=".9" fill="#fff"/></g>`
  return places
    .map(([x, y, s]) =>
      apart ? one(x - (apart / 2) * s, y, s) + one(x + (apart / 2) * s, y, s) : one(x, y, s),
    )
    .join('')
}

/** Cracks that run from a point over the ground, thinner the farther they are. */
export function cracks(
  pen: Pen,
  x: number,
  y: number,
  reach: number,
  count: number,
  colour: Colour,
  width = 3,
): string {
  let d = ''
  for (let i = 0; i < count; i++) {
    const angle = ((i + 0.6 * pen.random()) / count) * Math.PI * 2
    const far = reach * (0.6 + pen.random() * 0.5)
    const there: string[] = []
    const back: string[] = []
    for (let k = 0; k <= 6; k++) {
      const way = (k / 6) * far
      const turn = k % 2 ? 1 : -1
      const at = x + Math.cos(angle) * way + turn * (3 + pen.random() * 6)
      const deep = y + Math.sin(angle) * way * 0.22 + turn * (1 + pen.random() * 2)
      const half = (width * (6 - k)) / 7
      there.push(`${n(at)} ${n(deep - half)}`)
      back.unshift(`${n(at + half)} ${n(deep + half)}`)
    }
    d += `M${[...there, ...back].join('L')}z`
  }
  return `<path d="${d}" fill="${pen.colour(colour)}"/>`
}

/** Dry ground in plates. */
export function plates(pen: Pen, y: number, colour: Colour): string {
  let d = ''
  for (let row = 0; row < 5; row++) {
    const at = y + 4 + row * row * 3.4 + row * 4
    d += `M-4 ${n(at)}`
    for (let x = -4; x < pen.width + 10; x += 16 + row * 6) {
      const turn = (pen.random() - 0.5) * (3 + row * 2)
      d += `L${n(x)} ${n(at + turn)}l${n((pen.random() - 0.5) * 10)} ${n(6 + row * 6)}M${n(x)} ${n(at + turn)}`
    }
  }
  return `<path d="${d}" fill="none" stroke="${pen.colour(colour)}" stroke-width="1.8" stroke-linejoin="round"/>`
}

/** A limb that thins out along a curve: a root, a trunk, a tentacle, an arm. */
export function limb(
  pen: Pen,
  from: Point,
  over: Point,
  to: Point,
  width: number,
  colour: Colour,
  tip = 0.12,
): string {
  const spine = (t: number): Point => [
    (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * over[0] + t * t * to[0],
    (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * over[1] + t * t * to[1],
  ]
  const [there, back]: [string[], string[]] = [[], []]
  for (let i = 0; i <= 14; i++) {
    const t = i / 14
    const [[x, y], [ax, ay]] = [spine(t), spine(Math.min(1, t + 0.02))]
    const [bx, by] = spine(Math.max(0, t - 0.02))
    const length = Math.hypot(ax - bx, ay - by) || 1
    const half = (width / 2) * (1 - t * (1 - tip)) * (0.92 + pen.random() * 0.16)
    const [ux, uy] = [(-(ay - by) / length) * half, ((ax - bx) / length) * half]
    there.push(`${n(x + ux)} ${n(y + uy)}`)
    back.unshift(`${n(x - ux)} ${n(y - uy)}`)
  }
  return `<path d="M${[...there, ...back].join('L')}z" fill="${pen.colour(colour)}"/>`
}

/** Limbs from one place to several. */
export function limbs(
  pen: Pen,
  from: Point,
  ends: readonly Point[],
  width: number,
  colour: Colour,
  bend = 24,
): string {
  return ends
    .map(([x, y], i) => {
      const over: Point = [(from[0] + x) / 2 + (i % 2 ? bend : -bend), (from[1] + y) / 2 - bend * 0.4]
      return limb(pen, from, over, [x, y], width, colour)
    })
    .join('')
}

/** A bramble with thorns along a curve. */
export function bramble(
  pen: Pen,
  from: Point,
  over: Point,
  to: Point,
  width: number,
  colour: Colour,
): string {
  let d = ''
  for (let i = 1; i < 12; i++) {
    const t = i / 12
    const x = (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * over[0] + t * t * to[0]
    const y = (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * over[1] + t * t * to[1]
    const way = i % 2 ? 1 : -1
    const [dx, dy] = [width * 1.5 * way, -width * (1 + pen.random())]
    d += `M${n(x - width * 0.6)} ${n(y)}L${n(x + dx)} ${n(y + dy)}L${n(x + width * 0.6)} ${n(y + width * 0.4)}z`
  }
  return limb(pen, from, over, to, width, colour, 0.4) + `<path d="${d}" fill="${pen.colour(colour)}"/>`
}

/** Two strands that wind about each other upwards. */
export function strands(
  pen: Pen,
  x: number,
  y: number,
  height: number,
  width: number,
  one: Colour,
  other: Colour,
  turns = 2.5,
): string {
  const line = (phase: number, from: number, to: number) => {
    let d = ''
    for (let i = from; i <= to; i++) {
      const t = i / 48
      const wide = width * (0.55 + 0.45 * t)
      d += `${i === from ? 'M' : 'L'}${n(x + wide * Math.sin(t * turns * Math.PI * 2 + phase))} ${n(y - height * t)}`
    }
    return d
  }
  const draw = (d: string, colour: Colour) =>
    `<path d="${d}" fill="none" stroke="${pen.colour('ink')}" stroke-width="15" stroke-opacity=".35"/><path d="${d}" fill="none" stroke="${pen.colour(colour)}" stroke-width="11" stroke-linecap="round"/>`
  let all = ''
  const half = 48 / (turns * 2)
  for (let i = 0; i < turns * 2; i++) {
    const [from, to] = [Math.round(i * half), Math.round((i + 1) * half)]
    const under = i % 2
    all += draw(line(under ? 0 : Math.PI, from, to), under ? one : other)
    all += draw(line(under ? Math.PI : 0, from, to), under ? other : one)
  }
  return all
}

/** Rings of light round a point, flat as they lie on the ground. */
export function rings(
  pen: Pen,
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  colour: Colour = 'light',
  width = 2,
): string {
  let all = ''
  for (let i = 1; i <= count; i++) {
    const share = i / count
    all += `<ellipse cx="${x}" cy="${y}" rx="${n(rx * share)}" ry="${n(ry * share)}" opacity="${n(1.05 - share * 0.7)}"/>`
  }
  return `<g fill="none" stroke="${pen.colour(colour)}" stroke-width="${width}">${all}</g>`
}

/** A dome of light over the ground. */
export function dome(
  pen: Pen,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: Colour = 'light',
): string {
  const name = pen.name()
  const c = pen.colour(colour)
  const d = `M${x - rx} ${y}A${rx} ${ry} 0 0 1 ${x + rx} ${y}A${rx} ${n(ry * 0.16)} 0 0 1 ${x - rx} ${y}z`
  return (
    `<radialGradient id="${name}" cy=".9" r=".95"><stop offset=".5" stop-color="${c}" stop-opacity=".05"/><stop offset="1" stop-color="${c}" stop-opacity=".55"/></radialGradient>` +
    `<path d="${d}" fill="url(#${name})" stroke="${c}" stroke-width="2.4" stroke-opacity=".85"/>`
  )
}

/** Balls of light, each in its colour. */
export function orbs(pen: Pen, places: readonly (readonly [number, number, number, Colour])[]): string {
  return places
    .map(
      ([x, y, r, colour]) =>
        glow(pen, x, y, r * 2.4, colour, 0.7) +
        `<circle cx="${x}" cy="${y}" r="${r}" fill="${pen.colour(colour)}"/><circle cx="${n(x - r * 0.3)}" cy="${n(y - r * 0.35)}" r="${n(r * 0.32)}" fill="#fff" opacity=".75"/>`,
    )
    .join('')
}
