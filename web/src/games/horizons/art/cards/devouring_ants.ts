/** Ants come in a stream from a house they have emptied. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'earth',
  parts: [
    ['disc', 90, 42, 24],
    ['ridge', 'hill', 84, 14, 'far'],
    [
      'figure',
      'house',
      [
        [240, 96, 1.5],
        [284, 98, 1],
      ],
      'near',
      { second: '#1a110a' },
    ],
    ['ridge', 'hill', 94, 3, '#b08a54'],
    ['ridge', 'hill', 118, 4, '#94703f'],
    ['swarm', 46, [236, 98], [60, 210], 40, 'ink'],
    ['figure', 'boulder', [[20, 206, 1.4]], 'near'],
  ],
}
