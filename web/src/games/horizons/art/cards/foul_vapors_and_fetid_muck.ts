/** Yellow vapours rise from the muck between dead trees. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'mud',
  parts: [
    ['disc', 226, 48, 20, '#f2f0b0', 0.7],
    ['ridge', 'canopy', 106, 22, 'far'],
    ['figure', 'bare', [[52, 146, 1.6]], 'near'],
    ['figure', 'bare', [[280, 144, 1.4]], 'near', { flip: true }],
    ['ridge', 'flat', 138, 0, '#6a7040'],
    ['pool', 90, 154, 66, 6, '#3f4822'],
    ['pool', 232, 166, 76, 7, '#3f4822'],
    [
      'figure',
      'steam',
      [
        [112, 166, 1.25],
        [210, 178, 1.45],
        [164, 156, 0.95],
      ],
      '#dbe57c',
    ],
    ['fog', 106, 60, '#e0e68a', 0.4],
    ['figure', 'runner', [[258, 166, 1]], 'ink'],
    ['figure', 'runner', [[284, 170, 0.9]], 'ink'],
    [
      'figure',
      'reeds',
      [
        [24, 202, 1.5],
        [300, 204, 1.4],
      ],
      'ink',
    ],
    [
      'orbs',
      [
        [140, 184, 5, '#dfe08a'],
        [158, 191, 3.5, '#dfe08a'],
        [226, 190, 4.5, '#dfe08a'],
      ],
    ],
  ],
}
