/** The colours of pictures: three tones of sky, three of ground, ink for what is dark, and a light. */

export type Tone = 'top' | 'mid' | 'low' | 'far' | 'half' | 'near' | 'ink' | 'light'
export type Palette = Readonly<Record<Tone, string>>
/** A tone of the palette, or a colour. */
export type Colour = Tone | `#${string}`

function tones(
  ...colours: readonly [string, string, string, string, string, string, string, string]
): Palette {
  const [top, mid, low, far, half, near, ink, light] = colours
  return { top, mid, low, far, half, near, ink, light }
}

export const PALETTES = {
  // One for each element
  sun: tones('#e07f26', '#f6bf58', '#fff0bd', '#d08236', '#9a4f22', '#5a2a10', '#2e1306', '#fff6cf'),
  moon: tones('#0f0e2c', '#2c2a66', '#7a70b8', '#413d80', '#252250', '#15132f', '#0a0920', '#ece9ff'),
  fire: tones('#2b090f', '#98230f', '#f5852d', '#7a1d14', '#470e10', '#260709', '#140405', '#ffd065'),
  air: tones('#5f8ccb', '#a9caea', '#f6f0f2', '#92acd4', '#5f76ac', '#3a4a80', '#222c58', '#ffffff'),
  water: tones('#052338', '#0f5d7c', '#7fd0cb', '#1d788d', '#0c4863', '#06283b', '#03161f', '#defff6'),
  earth: tones('#3d2e22', '#866544', '#e0c48f', '#80623f', '#523c28', '#2f2114', '#1a110a', '#f7e4b4'),
  plant: tones('#0a2b20', '#2a6d44', '#c3dd84', '#2f6f48', '#184630', '#0c2a1c', '#051710', '#eefbb4'),
  animal: tones('#30101b', '#8a2c31', '#eeac72', '#793231', '#481a22', '#280d14', '#16060a', '#ffdfae'),
  // One for each spirit
  teeth: tones('#3a0d14', '#a8321c', '#f9ab58', '#8a3220', '#551a14', '#2a0c0b', '#150506', '#ffe0a0'),
  eyes: tones('#06201c', '#1b5a48', '#a3cf7c', '#2a6650', '#154335', '#0a2a21', '#041711', '#f0ff8a'),
  mud: tones('#20281a', '#5f6b3c', '#d9d08a', '#58633a', '#3b4426', '#20260f', '#10140a', '#f2f0b0'),
  heat: tones('#9a3f14', '#e8912c', '#ffe0a0', '#cf7a32', '#96501f', '#542810', '#2e1408', '#fff3c8'),
  wind: tones('#3f74bd', '#93bfea', '#fdf1cf', '#86a8d8', '#5878b0', '#2f4480', '#17244e', '#fff8d6'),
  // Of fear cards, and of hours of the day
  fear: tones('#0c0718', '#3a1d58', '#8f5a9c', '#43285f', '#291640', '#170b29', '#0a0514', '#e9c8ff'),
  embers: tones('#150a24', '#4b2350', '#e08a52', '#4a2450', '#331a3c', '#1c0d24', '#0d0513', '#ffb45a'),
  storm: tones('#151433', '#3b3a78', '#b9a2d2', '#3a3566', '#262250', '#161336', '#0c0b22', '#fff6c8'),
  dawn: tones('#5b3a6e', '#e0787a', '#ffdf9e', '#a8637a', '#6e3f5c', '#3d2340', '#201228', '#fff4d0'),
  meadow: tones('#3b7d78', '#9fcf9a', '#fff1c0', '#6fa877', '#3f7d52', '#1d5236', '#0b2c1d', '#fff6d2'),
} as const satisfies Record<string, Palette>

export type PaletteName = keyof typeof PALETTES
