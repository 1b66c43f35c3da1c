/** Rodents gnaw at the roots under a house. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'earth',
  parts: [
    ['disc', 66, 34, 15],
    ['ridge', 'hill', 70, 4, '#5a7a3a'],
    ['figure', 'house', [[206, 76, 1.7]], 'ink', { turn: 9 }],
    ['ridge', 'hill', 76, 3, '#7a5a34'],
    ['ridge', 'hill', 100, 4, '#5f4426'],
    ['ridge', 'hill', 142, 5, '#47301a'],
    [
      'limbs',
      [206, 78],
      [
        [120, 140],
        [170, 160],
        [226, 168],
        [292, 140],
        [250, 120],
      ],
      15,
      '#c9a066',
      18,
    ],
    ['figure', 'rodent', [[110, 156, 1.55]], 'ink'],
    ['figure', 'rodent', [[266, 182, 1.3]], 'ink', { flip: true }],
    ['figure', 'rodent', [[60, 194, 1.1]], 'ink'],
    [
      'figure',
      'boulder',
      [
        [160, 204, 0.7],
        [300, 112, 0.5],
        [30, 128, 0.5],
      ],
      '#33220f',
    ],
    ['sparks', 14, '#e8c890', [100, 100, 180, 70]],
  ],
}
