/** Roots wind up about each other, and a lotus opens on top. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'mud',
  parts: [
    ['disc', 160, 66, 40, '#fbf6c8', 0.7],
    ['rays', 160, 66, 12, 0.14],
    ['ridge', 'canopy', 116, 24, 'far'],
    ['water', 138, 'half', '#c9c67a'],
    ['strands', 160, 186, 92, 30, '#4b5a24', '#7c8b3c', 1.5],
    [
      'limbs',
      [160, 184],
      [
        [40, 196],
        [84, 202],
        [236, 202],
        [286, 194],
      ],
      18,
      'near',
    ],
    ['figure', 'flower', [[160, 146, 0.95]], '#e8a0b8', { second: '#ffe9f0', third: '#3f4d1e' }],
    [
      'figure',
      'reeds',
      [
        [30, 198, 1.2],
        [296, 196, 1.3],
      ],
      'ink',
    ],
    ['sparks', 22, 'light', [80, 20, 160, 100]],
  ],
}
