/** Dahan with shields stand before their huts. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'fear',
  tones: { low: '#c88a8a' },
  parts: [
    ['crescent', 58, 44, 16],
    ['stars', 20],
    ['ridge', 'peak', 130, 28, 'far'],
    ['glow', 160, 140, 110, '#ffb04a', 0.6],
    [
      'figure',
      'hut',
      [
        [78, 158, 1.6],
        [160, 152, 1.7],
        [244, 158, 1.6],
      ],
      'near',
      { second: '#6a3f3a' },
    ],
    ['ridge', 'hill', 160, 3, 'half'],
    [
      'figure',
      'guard',
      [
        [40, 192, 2.1],
        [100, 194, 2.2],
        [160, 196, 2.3],
        [220, 194, 2.2],
        [280, 192, 2.1],
      ],
      'ink',
      { second: '#b0603c' },
    ],
    ['ridge', 'hill', 196, 2, 'ink'],
  ],
}
