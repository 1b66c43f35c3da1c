/** Settlers hurry through the gate of a city. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'fear',
  parts: [
    ['stars', 20],
    ['ridge', 'pines', 112, 30, 'far'],
    [
      'eyes',
      [
        [44, 74, 1],
        [272, 66, 1.1],
      ],
      '#e6b8ff',
    ],
    ['ridge', 'hill', 146, 3, 'half'],
    ['glow', 160, 140, 100, '#ffcf6a', 0.8],
    ['figure', 'gate', [[160, 160, 1.75]], 'near', { second: '#ffdf94' }],
    ['ridge', 'hill', 160, 2, 'half'],
    [
      'figure',
      'runner',
      [
        [40, 186, 1.6],
        [88, 180, 1.5],
        [124, 172, 1.2],
      ],
      'ink',
    ],
    [
      'figure',
      'runner',
      [
        [284, 186, 1.6],
        [234, 180, 1.5],
        [198, 172, 1.2],
      ],
      'ink',
      { flip: true },
    ],
    ['figure', 'man', [[160, 168, 1.1]], 'ink'],
    ['ridge', 'hill', 192, 3, 'ink'],
  ],
}
