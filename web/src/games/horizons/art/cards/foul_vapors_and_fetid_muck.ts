/** Vapours rise from the muck as a skull, and settlers run. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'mud',
  parts: [
    ['ridge', 'canopy', 104, 24, 'far'],
    ['glow', 150, 86, 120, '#dbe57c', 0.6],
    ['figure', 'bare', [[44, 150, 1.8]], 'near'],
    ['figure', 'bare', [[288, 148, 1.6]], 'near', { flip: true }],
    ['ridge', 'flat', 140, 0, '#6a7040'],
    [
      'figure',
      'steam',
      [
        [106, 160, 1.5],
        [196, 160, 1.5],
      ],
      '#b9c65c',
      { opacity: 0.75 },
    ],
    ['figure', 'skull', [[150, 116, 2.3]], '#e6ee94', { second: '#2c3414', opacity: 0.92 }],
    ['pool', 146, 158, 110, 10, '#3f4822'],
    ['swirl', 150, 150, 0.5, '#dbe57c', 3, 0.5],
    ['fog', 116, 56, '#e0e68a', 0.45],
    [
      'figure',
      'runner',
      [
        [244, 176, 1.7],
        [284, 182, 1.5],
      ],
      'ink',
    ],
    [
      'figure',
      'reeds',
      [
        [24, 204, 1.6],
        [84, 208, 1.1],
      ],
      'ink',
    ],
    [
      'orbs',
      [
        [128, 172, 5, '#dfe08a'],
        [158, 178, 3.5, '#dfe08a'],
        [196, 170, 4.5, '#dfe08a'],
      ],
    ],
  ],
}
