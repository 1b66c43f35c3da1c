/** Hands of stone hold a piece of the sun. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'heat',
  parts: [
    ['ridge', 'dune', 140, 24, 'far'],
    ['ridge', 'dune', 164, 16, 'half'],
    ['rays', 160, 92, 18, 0.22],
    ['glow', 160, 92, 110, '#fff0b0', 0.9],
    ['orbs', [[160, 92, 32, '#ffd24a']]],
    ['figure', 'bowl', [[160, 148, 1.5]], 'near', { second: '#ffb04a' }],
    [
      'gusts',
      [
        [26, 70, 0.5],
        [226, 60, 0.5],
      ],
      '#fff3c8',
      0.5,
    ],
    ['sparks', 34, '#fff0b0', [60, 10, 200, 120], 2],
  ],
}
