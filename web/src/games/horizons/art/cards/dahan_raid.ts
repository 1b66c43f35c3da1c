/** Dahan run with torches to a burning house. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'embers',
  tones: { mid: '#6a2340' },
  parts: [
    ['stars', 20],
    ['ridge', 'pines', 128, 30, 'far'],
    ['glow', 246, 130, 100, '#ff7a2a', 0.9],
    ['ridge', 'hill', 156, 4, 'half'],
    ['figure', 'flame', [[246, 142, 1.6]], '#f0531c'],
    ['figure', 'house', [[246, 176, 2]], 'near', { second: '#ffb23a' }],
    ['figure', 'flame', [[272, 178, 0.9]], '#f0531c'],
    [
      'figure',
      'torchbearer',
      [
        [44, 188, 2.1],
        [102, 184, 1.9],
        [154, 188, 2],
      ],
      'ink',
    ],
    ['ridge', 'hill', 186, 3, 'ink'],
    ['sparks', 40, '#ffb54a', [160, 10, 150, 140], 1.8],
  ],
}
