/** A forest burns, and shadows with eyes stand in the fire. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'fire',
  parts: [
    ['ridge', 'pines', 96, 50, 'far'],
    ['glow', 160, 130, 160, '#ff9a2a', 0.8],
    [
      'figure',
      'flame',
      [
        [40, 160, 1.6],
        [96, 152, 1.3],
        [160, 156, 1.7],
        [226, 152, 1.4],
        [284, 160, 1.6],
      ],
      '#f0531c',
    ],
    [
      'figure',
      'pine',
      [
        [66, 176, 1.9],
        [262, 178, 2],
      ],
      'ink',
    ],
    ['figure', 'prowler', [[124, 178, 1.1]], 'ink'],
    ['figure', 'prowler', [[214, 186, 1]], 'ink', { flip: true }],
    [
      'figure',
      'pine',
      [
        [16, 190, 2.2],
        [304, 192, 2.1],
      ],
      'ink',
    ],
    ['ridge', 'hill', 184, 4, 'ink'],
    ['sparks', 60, '#ffcf5a', [10, 0, 300, 150], 1.8],
  ],
}
