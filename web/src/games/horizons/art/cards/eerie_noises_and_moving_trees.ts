/** Trees with faces come through the mist, and settlers flee. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'eyes',
  parts: [
    ['disc', 252, 44, 24, '#f2ffe0'],
    ['stars', 16],
    ['ridge', 'pines', 112, 34, 'far'],
    ['fog', 86, 60, '#d5f5d8', 0.4],
    ['figure', 'walker', [[196, 168, 1.15]], 'half', { flip: true }],
    ['figure', 'walker', [[84, 178, 1.55]], 'near'],
    ['figure', 'walker', [[286, 184, 1.35]], 'near'],
    ['ridge', 'hill', 176, 4, 'ink'],
    [
      'figure',
      'runner',
      [
        [140, 190, 1],
        [232, 194, 0.95],
      ],
      '#020b08',
      { flip: true },
    ],
    ['ridge', 'grass', 204, 18, '#020b08'],
  ],
}
