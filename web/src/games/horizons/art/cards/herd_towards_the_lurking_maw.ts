/** Settlers walk into a pit that is a mouth. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'teeth',
  parts: [
    ['disc', 64, 62, 20],
    ['clouds', 4, 'ink', 20, 80, 0.35],
    ['ridge', 'peak', 108, 28, 'far'],
    ['ridge', 'canopy', 120, 12, 'half'],
    ['fog', 96, 40, '#ffd79a', 0.5],
    ['ridge', 'hill', 132, 4, '#6e2f1c'],
    ['maw', 204, 164, 88, 28, 19, '#f8ecd2'],
    [
      'figure',
      'runner',
      [
        [22, 146, 1.1],
        [54, 149, 1.25],
        [88, 146, 1.15],
        [116, 150, 1.2],
      ],
      'ink',
    ],
    ['ridge', 'grass', 200, 26, 'ink'],
    ['sparks', 16, '#ffb54a', [140, 80, 140, 80]],
  ],
}
