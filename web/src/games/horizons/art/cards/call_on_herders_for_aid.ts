/** A herder stands on a mesa with the flock. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'heat',
  parts: [
    ['disc', 214, 76, 44, '#fff3c8'],
    ['ridge', 'slabs', 128, 34, 'far'],
    ['ridge', 'dune', 146, 10, 'half'],
    ['figure', 'boulder', [[96, 196, 3.4]], 'near', { second: '#ffb86022' }],
    ['figure', 'herder', [[102, 112, 1.9]], 'ink'],
    [
      'figure',
      'goat',
      [
        [66, 116, 1],
        [136, 118, 1.05],
      ],
      'ink',
    ],
    [
      'figure',
      'goat',
      [
        [214, 172, 1.2],
        [252, 178, 1.3],
        [288, 172, 1.1],
      ],
      'ink',
      { flip: true },
    ],
    ['ridge', 'dune', 190, 12, 'ink'],
    ['sparks', 14, 'light', [40, 20, 260, 90]],
  ],
}
