/** The harbour of Lantern by night: three bays, the tower with its light, ships on their way home. */

const BAYS = {
  west: { ring: [150, 372], far: [96, 318], near: [292, 424], shore: [70, 424] },
  north: { ring: [372, 274], far: [300, 252], near: [392, 352], shore: [436, 268] },
  east: { ring: [850, 372], far: [904, 318], near: [708, 424], shore: [930, 424] },
}
const TOWER = { ring: [500, 452], shore: [500, 548] }
const LAMP = [500, 300]
const MOST_OIL = 6
const STYLE = `
  svg { display: block; width: 100%; height: 100%; background: #070d22; font: 15px system-ui, sans-serif; }
  text { fill: #e8ecff; text-anchor: middle; } .faint { fill: #b4c0ea; font-size: 13px; }
  .ship { animation: sway 5s ease-in-out infinite; transform-box: fill-box; transform-origin: 50% 100%; }
  .glow { animation: flicker 3.4s ease-in-out infinite; }
  .spot { cursor: pointer; outline: none; } .spot > circle { fill: #ffd98a22; stroke: #ffd98a; stroke-width: 3; animation: call 1.8s ease-in-out infinite; }
  .tip { opacity: 0; pointer-events: none; } .tip rect { fill: #fff3d6; } .tip text { fill: #2a1c05; font-weight: 600; }
  .spot:hover > circle, .spot:focus-visible > circle { fill: #ffd98a66; stroke-width: 5; }
  .spot:hover .tip, .spot:focus-visible .tip { opacity: 1; }
  @keyframes sway { 50% { transform: rotate(3deg) translateY(2px) } }
  @keyframes flicker { 40% { opacity: 0.8 } 70% { opacity: 0.95 } }
  @keyframes call { 50% { stroke-opacity: 0.35 } }
  @media (prefers-reduced-motion: reduce) { * { animation: none !important } }`
const PAINTS = `
  <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#070d22"/><stop offset=".65" stop-color="#1b2a5c"/><stop offset="1" stop-color="#5a5f92"/></linearGradient>
  <linearGradient id="sea" x2="0" y2="1"><stop stop-color="#3b4a80"/><stop offset=".3" stop-color="#1a2d5e"/><stop offset="1" stop-color="#081129"/></linearGradient>
  <linearGradient id="wall" x2="1" y2="0"><stop stop-color="#cfd3e6"/><stop offset=".5" stop-color="#f4f1ea"/><stop offset="1" stop-color="#8288a8"/></linearGradient>
  <radialGradient id="light"><stop stop-color="#fff6d0"/><stop offset=".25" stop-color="#ffd98a" stop-opacity=".85"/><stop offset="1" stop-color="#ffb347" stop-opacity="0"/></radialGradient>
  <radialGradient id="beam" gradientUnits="userSpaceOnUse" cx="500" cy="300" r="460"><stop stop-color="#fff1bf" stop-opacity=".75"/><stop offset="1" stop-color="#ffe29a" stop-opacity="0"/></radialGradient>`

function el(tag, attributes = {}, ...inside) {
  const one = document.createElementNS('http://www.w3.org/2000/svg', tag)
  for (const [name, value] of Object.entries(attributes)) one.setAttribute(name, value)
  one.append(...inside)
  return one
}
const at = ([x, y], ...inside) => el('g', { transform: `translate(${x} ${y})` }, ...inside)
const glow = (r, opacity = 1) => el('circle', { r, fill: 'url(#light)', opacity, class: 'glow' })
const path = (d, fill, more = {}) => el('path', { d, fill, ...more })
const words = (x, y, text, kind = '') => el('text', { x, y, class: kind }, text)

function scenery() {
  const stars = Array.from({ length: 70 }, (_, n) =>
    el('circle', { cx: (n * 379) % 1000, cy: (n * 137) % 205, r: 0.6 + (n % 4) * 0.35, fill: '#fff', opacity: 0.35 + (n % 5) * 0.13 }),
  )
  const waves = Array.from({ length: 34 }, (_, n) => {
    const y = 268 + n * 10
    return path(`M${(n * 271) % 940} ${y}q${20 + n} ${-2 - n / 9} ${40 + 2 * n} 0`, 'none', { stroke: '#a9bdf5', opacity: 0.14, 'stroke-width': 1.5 })
  })
  return [
    el('rect', { width: 1000, height: 260, fill: 'url(#sky)' }),
    ...stars,
    path('M0 250 90 214 190 236 300 196 392 240 470 250H0ZM1000 250 905 206 800 238 700 204 616 240 540 250Z', '#232c5a'),
    el('rect', { y: 248, width: 1000, height: 392, fill: 'url(#sea)' }),
    ...waves,
    path('M0 282Q96 300 72 352T118 430Q86 470 150 520L0 566ZM1000 282Q904 300 928 352T882 430Q914 470 850 520L1000 566Z', '#10172f'),
    path('M0 600Q180 556 380 568L430 640H0ZM1000 600Q820 556 620 568L570 640H1000Z', '#0c1226'),
  ]
}

function tower(oil, lit) {
  const beams = lit.map(([x, y]) => path(`M${LAMP}L${x - 74} ${y + 26} ${x + 74} ${y + 26}Z`, 'url(#beam)', { class: 'glow' }))
  return [
    ...(oil ? beams : []),
    path('M380 640Q392 560 452 540 498 524 552 540 610 560 622 640Z', '#141b36'),
    path('M468 548 480 322H520L532 548Z', 'url(#wall)'),
    path('M475 412 478 366H522L525 412ZM471 500 474 458H526L529 500Z', '#b3413c'),
    path('M472 324H528L522 312H478Z', '#2a3158'),
    el('rect', { x: 484, y: 286, width: 32, height: 28, rx: 3, fill: oil ? '#ffe7a8' : '#2b3157', stroke: '#2a3158', 'stroke-width': 3 }),
    path('M478 286 500 262 522 286Z', '#b3413c'),
    ...(oil ? [at(LAMP, glow(58 + 10 * oil))] : []),
  ]
}

function ship([x, y], scale, colour = '#f3e3c3') {
  const hull = path('M-26 0H26L17 15H-17ZM-2 -2V-46H1V-2Z', '#5d3a22')
  const sails = path('M3 -44Q30 -26 24 -6H3ZM-4 -38Q-24 -22 -20 -6H-4Z', colour)
  return at([x, y], el('g', { transform: `scale(${scale})` }, el('g', { class: 'ship' }, glow(34, 0.55), sails, hull)))
}

function keeper([x, y], name, active) {
  const cloak = path('M0 -34Q14 -32 13 0H-13Q-14 -32 0 -34Z', active ? '#c8553d' : '#46598f')
  const head = el('circle', { cy: -38, r: 8, fill: '#f0cda6' })
  const lantern = at([15, -12], glow(active ? 26 : 18), el('rect', { x: -4, y: -6, width: 8, height: 11, rx: 2, fill: '#ffd98a' }))
  return at([x, y], cloak, head, lantern, words(0, 17, name))
}

function lamp([x, y], full) {
  const glass = el('rect', { x: -9, y: -14, width: 18, height: 24, rx: 5, fill: full ? '#ffdf94' : '#1a2145', stroke: '#8a94c4', 'stroke-width': 2 })
  return at([x, y], ...(full ? [glow(34)] : []), glass, path('M-7 -15H7L0 -23ZM-10 10H10V14H-10Z', '#8a94c4'))
}

function wreck([x, y]) {
  return at([x, y], path('M-24 4 20 -8 12 10H-16ZM-6 0-14 -30-10 -31-1 -2Z', '#3a2a24'), path('M-32 8q16 -7 32 0t32 0', 'none', { stroke: '#a9bdf5', opacity: 0.6 }))
}

/** Where ships of a bay lie: those with one step to go nearer, the others behind each other. */
const berth = (bay, steps, n) => [BAYS[bay][steps > 1 ? 'far' : 'near'][0] + 34 * n * (bay === 'east' ? -1 : 1), BAYS[bay][steps > 1 ? 'far' : 'near'][1] + 10 * n]
const standing = (place, n) => [(BAYS[place] ?? TOWER).shore[0] + (BAYS[place] ? (place === 'east' ? -44 : 44) * n : 66 * (n % 2 ? 1 : -1) * (1 + (n >> 1))), (BAYS[place] ?? TOWER).shore[1]]

/** Where an option is pressed on the board, and how large that place is; nothing for one that has none. */
function placeOf([tag, id], { view: { bays, keepers }, decision }, moon) {
  const here = keepers[decision.seat]?.place
  const ships = (bay) => berth(bay, bays.find(({ place }) => place === bay)?.ships[0] ?? 2, 0)
  if (tag === 'go') return [(BAYS[id] ?? TOWER).ring, 40]
  if (tag === 'guide') return [[ships(id)[0], ships(id)[1] - 14], 44]
  if (tag === 'fetch') return [[500, 300], 36]
  if (tag === 'watch') return [moon, 46]
  if (tag === 'shield') return [BAYS[here]?.ring, 40]
  if (tag === 'give_up') return [ships(decision.about[1]), 36]
  const seats = keepers.filter(({ place }, seat) => place === here && seat < decision.seat).length
  return tag === 'rest' ? [[standing(here, seats)[0], standing(here, seats)[1] - 20], 30] : []
}

function spot({ index, label, option }, table, moon) {
  const [where, r] = placeOf(option, table, moon)
  if (!where) return []
  const width = 8 * label.length + 28
  const shift = Math.max(width / 2 + 6, Math.min(994 - width / 2, where[0])) - where[0]
  const tip = el('g', { class: 'tip', transform: `translate(${shift} ${where[1] > 90 ? -r - 22 : r + 24})` }, el('rect', { x: -width / 2, y: -17, width, height: 30, rx: 15 }), words(0, 4, label))
  const one = el('g', { class: 'spot', role: 'button', tabindex: 0, 'aria-label': label, 'data-choice': index, transform: `translate(${where})` }, el('circle', { r }), tip)
  one.addEventListener('click', () => table.choose(index))
  one.addEventListener('keydown', ({ key }) => (key === 'Enter' || key === ' ') && table.choose(index))
  return [one]
}

export function draw(root, table) {
  const { view } = table
  const moon = [880 - 30 * Math.min(24, view.night.left), 92 - 36 * Math.sin(view.night.left / 7)]
  const count = {}
  const people = view.keepers.map(({ keeper: seat, place }) => keeper(standing(place, (count[place] = (count[place] ?? -1) + 1)), table.seat(seat), seat === table.decision?.seat))
  const ships = view.bays.flatMap(({ place, ships }) => ships.map((steps, n) => ship(berth(place, steps, n), steps > 1 ? 0.75 : 1.05)).reverse())
  const next = view.night.next && [table.name('card', view.night.next.card), view.night.next.place && table.name('place', view.night.next.place)]
  const svg = el(
    'svg', { viewBox: '0 0 1000 640', role: 'group' },
    el('style', {}, STYLE), el('defs'), ...scenery(),
    at(moon, glow(92, 0.5), el('circle', { r: 30, fill: '#fdf3d0' }), el('circle', { cx: -8, cy: -6, r: 6, fill: '#e9dcb0' }), words(0, 62, next ? next.filter(Boolean).join(', ') : `× ${view.night.left}`, 'faint')),
    ...tower(view.oil, view.keepers.filter(({ place }) => BAYS[place]).map(({ place }) => BAYS[place].ring)),
    ...Object.entries(BAYS).map(([bay, { ring: [x, y] }]) => words(x, y + (bay === 'north' ? -54 : 62), table.name('place', bay), 'faint')),
    ...ships, ...people,
    ...Array.from({ length: MOST_OIL }, (_, n) => lamp([52 + 46 * n, 602], n < view.oil)),
    ...Array.from({ length: view.wrecks }, (_, n) => wreck([250 + 62 * n, 508])),
    ...Array.from({ length: view.setup.ships }, (_, n) => (n < view.home ? ship([950 - 66 * n, 602], 1) : at([950 - 66 * n, 606], el('ellipse', { rx: 22, ry: 7, fill: 'none', stroke: '#8a94c4', 'stroke-dasharray': '4 4' })))),
    ...table.options.flatMap((option) => spot(option, table, moon)),
  )
  svg.querySelector('defs').innerHTML = PAINTS
  root.replaceChildren(svg)
}
