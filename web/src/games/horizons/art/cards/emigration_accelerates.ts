/** Settlers board a ship in a long line. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'fear',
  tones: { low: '#d99a8a' },
  parts: [
    ['disc', 232, 98, 26, '#ffd0a0'],
    ['clouds', 4, 'ink', 20, 70, 0.4],
    ['water', 120, '#3a2a58', '#e0a8a0'],
    ['figure', 'ship', [[222, 156, 2.1]], 'ink', { second: '#e9d2c4' }],
    ['figure', 'pier', [[96, 178, 1.5]], 'near'],
    [
      'figure',
      'carrier',
      [
        [20, 170, 1.5],
        [58, 170, 1.6],
        [96, 170, 1.5],
        [134, 170, 1.6],
        [168, 166, 1.4],
      ],
      'ink',
      { second: '#54345c' },
    ],
    ['ridge', 'hill', 200, 3, 'ink'],
  ],
}
