/** Settlers kneel before a shrine that roots hold. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'fear',
  tones: { mid: '#4a2a6a', low: '#a8c88c', far: '#584a7a' },
  parts: [
    ['stars', 26],
    ['ridge', 'canopy', 120, 26, 'far'],
    ['glow', 160, 112, 136, '#c8ff9a', 0.95],
    ['figure', 'twisted', [[160, 146, 1.35]], 'near'],
    ['ridge', 'hill', 156, 3, '#54406c'],
    ['figure', 'shrine', [[160, 178, 1.6]], 'ink', { second: '#e8ffa0' }],
    [
      'limbs',
      [160, 176],
      [
        [70, 190],
        [104, 198],
        [220, 198],
        [252, 190],
      ],
      12,
      'near',
    ],
    [
      'figure',
      'kneeling',
      [
        [74, 190, 2],
        [36, 194, 1.9],
      ],
      'ink',
    ],
    [
      'figure',
      'kneeling',
      [
        [248, 190, 2],
        [286, 194, 1.9],
      ],
      'ink',
      { flip: true },
    ],
    ['ridge', 'hill', 194, 2, 'ink'],
    ['sparks', 24, '#d8ffb0', [90, 60, 140, 100]],
  ],
}
