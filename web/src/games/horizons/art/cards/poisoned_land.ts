/** Bones lie by a green pool under a dead tree. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'earth',
  tones: {
    top: '#1a1030',
    mid: '#4a2f5c',
    low: '#b4c44a',
    far: '#4a3a58',
    half: '#33264a',
    near: '#20260f',
    ink: '#10140a',
    light: '#f2f0b0',
  },
  parts: [
    ['disc', 238, 52, 20, '#dff08a', 0.8],
    ['ridge', 'peak', 124, 28, 'far'],
    ['figure', 'twisted', [[84, 172, 1.5]], 'ink'],
    ['ridge', 'hill', 158, 4, 'half'],
    ['pool', 190, 178, 110, 15, '#5f8a1e', '#c8f04a'],
    ['glow', 190, 166, 80, '#b8f03a', 0.5],
    ['figure', 'ribs', [[226, 172, 1.3]], '#efe6c4'],
    ['figure', 'skull', [[150, 186, 0.95]], '#efe6c4'],
    [
      'orbs',
      [
        [196, 180, 5, '#c8f04a'],
        [258, 182, 4, '#c8f04a'],
        [172, 170, 3, '#c8f04a'],
      ],
    ],
    ['figure', 'steam', [[278, 170, 0.8]], '#c8f04a', { opacity: 0.6 }],
    ['ridge', 'grass', 206, 14, 'ink'],
  ],
}
