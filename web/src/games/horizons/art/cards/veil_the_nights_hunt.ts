/** Hunters go unseen before the moon. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'moon',
  parts: [
    ['disc', 196, 80, 46],
    ['stars', 40],
    ['ridge', 'pines', 128, 24, 'far'],
    ['fog', 96, 50, '#b8b0f0', 0.4],
    ['ridge', 'hill', 150, 8, 'half'],
    [
      'figure',
      'hunter',
      [
        [66, 166, 2],
        [122, 158, 1.8],
        [174, 150, 1.6],
      ],
      'ink',
    ],
    [
      'figure',
      'bird',
      [
        [214, 72, 1.1],
        [180, 50, 0.6],
      ],
      'near',
    ],
    ['ridge', 'hill', 172, 4, 'near'],
    ['figure', 'house', [[280, 174, 1.1]], 'ink'],
    ['ridge', 'grass', 204, 26, 'ink'],
  ],
}
