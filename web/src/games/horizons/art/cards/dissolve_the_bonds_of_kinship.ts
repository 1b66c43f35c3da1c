/** A town splits, and its people walk away from each other. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'animal',
  parts: [
    ['disc', 160, 88, 34, '#ffe2ae'],
    ['ridge', 'hill', 128, 8, 'far'],
    ['ridge', 'hill', 146, 4, 'half'],
    ['figure', 'tower', [[122, 158, 1.5]], 'near', { turn: -9 }],
    ['figure', 'tower', [[200, 158, 1.5]], 'near', { turn: 9, flip: true }],
    ['bolt', 160, -4, 190, '#9fe8e0', 1.2],
    ['glow', 160, 150, 60, '#9fe8e0', 0.7],
    ['ridge', 'hill', 164, 3, '#b0564a'],
    [
      'figure',
      'carrier',
      [
        [100, 186, 1.6],
        [58, 190, 1.7],
        [18, 188, 1.6],
      ],
      '#0c0307',
      { flip: true },
    ],
    [
      'figure',
      'carrier',
      [
        [220, 186, 1.6],
        [262, 190, 1.7],
        [302, 188, 1.6],
      ],
      '#0c0307',
    ],
    ['cracks', 160, 172, 70, 8, '#9fe8e0', 2],
  ],
}
