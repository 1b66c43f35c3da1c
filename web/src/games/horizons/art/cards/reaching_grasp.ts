/** An arm of water reaches over the hills. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'water',
  tones: { top: '#3a86b8', mid: '#a0d8e0', low: '#fff4cc' },
  parts: [
    ['disc', 62, 46, 22, '#fffbe0'],
    ['rays', 62, 46, 14, 0.2],
    ['ridge', 'peak', 130, 30, 'far'],
    ['figure', 'house', [[276, 138, 0.8]], 'near'],
    ['ridge', 'hill', 146, 6, 'half'],
    ['limb', [-20, 210], [80, 20], [236, 94], 52, '#1a84b4', 0.4],
    ['limb', [-14, 214], [80, 34], [232, 94], 22, '#8fe0ec', 0.4],
    ['figure', 'hand', [[216, 84, 0.85]], '#1a84b4', { turn: 118 }],
    [
      'figure',
      'surf',
      [
        [40, 196, 1],
        [150, 198, 0.9],
      ],
      '#1a84b4',
    ],
    ['ridge', 'hill', 194, 4, 'near'],
    ['sparks', 36, '#ffffff', [30, 40, 230, 100], 2],
  ],
}
