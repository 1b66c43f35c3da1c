/** The parts of villagers' faces: 40 wide and 40 high, each part drawn over the ones before it. */

/** What a villager is made of: one part of each kind. */
export interface Villager {
  skin: keyof typeof SKINS
  hair: readonly [cut: keyof typeof CUTS, colour: keyof typeof HAIR]
  robe: string
  /** What is worn or has grown, over the face. */
  with?: readonly (keyof typeof THINGS)[]
  mouth?: keyof typeof MOUTHS
}

const SKINS = { pale: '#f3d7bb', fair: '#f0cfa6', tan: '#e6b98a', brown: '#d9a877', dark: '#b97f52' } as const
const HAIR = {
  black: '#241826',
  brown: '#4a3527',
  red: '#7a3320',
  grey: '#77707d',
  white: '#e9e6ee',
} as const

/** Hair behind the face, and over it. */
const CUTS = {
  bald: ['', ''],
  bun: [
    '<circle cx="20" cy="5.5" r="3.6"/>',
    '<path d="M11 18c-1.5-9 4-12 9-12s10.5 3 9 12c-2-4-4-6-9-6s-7 2-9 6Z"/>',
  ],
  long: [
    '<path d="M9 22C7 8 14 5 20 5s13 3 11 17c-1 7-2.5 9-2.5 9h-17S10 29 9 22Z"/>',
    '<path d="M11 18c1-8 5-10 9-10s8 2 9 10c-5-1-8-3-9-5-2 3-5 4-9 5Z"/>',
  ],
  loops: [
    '<circle cx="9.5" cy="13" r="4"/><circle cx="30.5" cy="13" r="4"/>',
    '<path d="M11 18c0-9 4-11.5 9-11.500s9 2.5 9 11.500c-3-3-6-5-9-5s-6 2-9 5Z"/>',
  ],
  short: [
    '',
    '<path d="M11 18c-2-8 3-12.5 9-12.500S31 10 29 18c-1-3-2-4.5-3-5.5-4 1.5-9 1.5-12 0-1 1-2 2.5-3 5.500Z"/>',
  ],
  tail: [
    '<path d="M27 8c8 2 7 12 4 17l-4-3c3-5 3-9-1-11Z"/>',
    '<path d="M11 18c-1-9 4-12 9-12s10 3 9 12c-1-4-3-6.5-9-6.500S12 14 11 18Z"/>',
  ],
  fringe: [
    '<path d="M10 24C8 9 14 5 20 5s12 4 10 19h-3.500V14h-13v10Z"/>',
    '<path d="M11.5 16.500C12 9 16 7 20 7s8 2 8.5 9.500Z"/>',
  ],
  tufts: ['<path d="M11 20c-4-1-5-5-2-8l4 5ZM29 20c4-1 5-5 2-8l-4 5Z"/>', ''],
} as const

const THINGS = {
  beard:
    '<path d="M11.5 22c2 8 15 8 17 0 1 9-4 14-8.5 14s-9.5-5-8.5-14Z" fill="#e9e6ee"/><path d="M16 25q4-2.5 8 0" stroke="#e9e6ee" stroke-width="2.2" fill="none" stroke-linecap="round"/>',
  goatee:
    '<path d="M17.5 28h5L20 34Z" fill="#3a2a1c"/><path d="M15.5 25q4.5-2.5 9 0" stroke="#3a2a1c" stroke-width="1.6" fill="none" stroke-linecap="round"/>',
  hat: '<path d="M6 15Q20 1 34 15q-14 3.5-28 0Z" fill="#c99b4e" stroke="#5b3613" stroke-width="1.3"/>',
  cap: '<path d="M11 14c0-7 4-9.5 9-9.500s9 2.5 9 9.500q-9-2.5-18 0Z" fill="#34506e" stroke="#1b1220" stroke-width="1.2"/><circle cx="20" cy="4.5" r="1.8" fill="#e8593a"/>',
  scarf:
    '<path d="M9.5 20C8 9 14 5 20 5s12 4 10.5 15c0-6-4-9.5-10.5-9.500S9.5 14 9.5 20Z" fill="#c75d5d" stroke="#1b1220" stroke-width="1.1"/><path d="M12 29l8 4 8-4-2 7h-12Z" fill="#c75d5d"/>',
  flower:
    '<g fill="#ff8fb0"><circle cx="28" cy="10" r="2.2"/><circle cx="31" cy="12.5" r="2.2"/><circle cx="27.5" cy="13.5" r="2.2"/></g><circle cx="29" cy="12" r="1.4" fill="#ffd878"/>',
  earrings:
    '<circle cx="11" cy="24" r="1.7" fill="#7fe0d0"/><circle cx="29" cy="24" r="1.7" fill="#7fe0d0"/>',
  pin: '<path d="M12 3.5 28 8" stroke="#ffcb52" stroke-width="1.8" stroke-linecap="round"/><circle cx="12" cy="3.5" r="1.7" fill="#e8593a"/>',
  cheeks:
    '<g fill="#e8744f" opacity=".45"><circle cx="14.5" cy="23" r="2"/><circle cx="25.5" cy="23" r="2"/></g>',
  lines:
    '<path d="M13 22.500q-1 1.5-.5 3M27 22.500q1 1.5.5 3M16 15.500h8" stroke="#a5714a" stroke-width=".9" fill="none" stroke-linecap="round"/>',
  headband: '<path d="M11 15q9-3.5 18 0v2.600q-9-3.5-18 0Z" fill="#f3c34c"/>',
  patch:
    '<path d="M10.5 17.5 30 22" stroke="#1b1220" stroke-width="1.2"/><path d="M13.5 18.500h6v2.500q-3 3-6 0Z" fill="#1b1220"/>',
} as const

const MOUTHS = {
  smile:
    '<path d="M17 25q3 2.2 6 0" fill="none" stroke="#7a2f26" stroke-width="1.5" stroke-linecap="round"/>',
  laugh:
    '<path d="M16.5 24.500h7q-.5 4-3.5 4t-3.5-4Z" fill="#fff" stroke="#7a2f26" stroke-width="1.1" stroke-linejoin="round"/>',
  calm: '<path d="M17.5 25.800h5" stroke="#7a2f26" stroke-width="1.5" stroke-linecap="round"/>',
  oh: '<ellipse cx="20" cy="26" rx="1.7" ry="2" fill="#7a2f26"/>',
} as const

/** The face of a villager as a drawing. */
export function drawn({
  skin,
  hair: [cut, colour],
  robe,
  with: things = [],
  mouth = 'smile',
}: Villager): string {
  const [back, front] = CUTS[cut]
  const hair = (part: string) => (part ? `<g fill="${HAIR[colour]}">${part}</g>` : '')
  return [
    hair(back),
    `<path d="M5 41c1-10 6-13 15-13s14 3 15 13Z" fill="${robe}" stroke="#1b1220" stroke-width="1.2"/>`,
    `<path d="M15 28.5 20 35l5-6.5" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="1.5"/>`,
    `<ellipse cx="20" cy="19.5" rx="8.8" ry="9.8" fill="${SKINS[skin]}" stroke="#1b1220" stroke-width=".9"/>`,
    `<path d="M26 12c3 6 2 13-3 17 4 0 6-4 6-9.500Z" fill="#8a4a2a" opacity=".2"/>`,
    hair(front),
    `<circle cx="16.8" cy="20" r="1.5" fill="#1b1220"/><circle cx="23.2" cy="20" r="1.5" fill="#1b1220"/>`,
    MOUTHS[mouth],
    ...things.map((thing) => THINGS[thing]),
  ].join('')
}
