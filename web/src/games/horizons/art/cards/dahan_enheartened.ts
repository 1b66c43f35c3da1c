/** Dahan lift their spears round a high fire. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'embers',
  parts: [
    ['stars', 24],
    ['ridge', 'peak', 132, 30, 'far'],
    ['ridge', 'hill', 154, 4, 'half'],
    ['glow', 160, 130, 130, '#ffa53a', 0.9],
    ['figure', 'flame', [[160, 178, 2.1]], '#f0531c'],
    [
      'figure',
      'striker',
      [
        [80, 182, 2.1],
        [34, 188, 1.9],
      ],
      'ink',
    ],
    [
      'figure',
      'striker',
      [
        [240, 182, 2.1],
        [286, 188, 1.9],
      ],
      'ink',
      { flip: true },
    ],
    [
      'figure',
      'drum',
      [
        [128, 192, 1],
        [196, 192, 1],
      ],
      'ink',
    ],
    ['ridge', 'hill', 188, 3, 'ink'],
    ['sparks', 44, '#ffcf5a', [90, 10, 140, 140], 1.8],
  ],
}
