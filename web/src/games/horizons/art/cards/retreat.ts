/** Settlers run to the ships. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'fear',
  tones: { mid: '#55305e', low: '#e0927a' },
  parts: [
    ['disc', 70, 96, 28, '#ffd0a0'],
    ['clouds', 5, 'ink', 20, 70, 0.4],
    ['water', 120, '#3a2a58', '#e0a8a0'],
    ['figure', 'ship', [[92, 146, 1.4]], 'ink', { flip: true, second: '#e9d2c4' }],
    ['figure', 'ship', [[188, 132, 0.6]], 'half', { flip: true, second: '#c9aeb8' }],
    ['mountain', 300, 206, 380, 72, '#6a4a6e'],
    ['eyes', [[276, 56, 1.5]], 'light'],
    [
      'figure',
      'runner',
      [
        [150, 190, 1.5],
        [192, 180, 1.5],
        [234, 168, 1.4],
        [274, 156, 1.3],
        [232, 194, 1.6],
        [284, 188, 1.5],
      ],
      'ink',
      { flip: true },
    ],
    ['ridge', 'hill', 198, 3, 'ink'],
  ],
}
