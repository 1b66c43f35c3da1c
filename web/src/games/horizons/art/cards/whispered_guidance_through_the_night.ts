/** A face of leaves sends lights that lead hunters through the wood. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'eyes',
  parts: [
    ['stars', 22],
    ['crescent', 262, 40, 16],
    ['ridge', 'pines', 104, 40, 'far'],
    ['figure', 'leafface', [[86, 86, 1.5]], 'near'],
    ['ridge', 'hill', 150, 8, 'half'],
    ['glow', 132, 106, 26, 'light', 0.9],
    ['glow', 166, 124, 24, 'light', 0.9],
    ['glow', 204, 132, 22, 'light', 0.9],
    ['glow', 244, 128, 20, 'light', 0.9],
    ['glow', 282, 112, 18, 'light', 0.9],
    [
      'figure',
      'wanderer',
      [
        [176, 166, 1.35],
        [216, 170, 1.45],
        [256, 166, 1.3],
      ],
      'ink',
    ],
    ['ridge', 'hill', 172, 3, 'near'],
    ['ridge', 'grass', 204, 26, 'ink'],
    ['sparks', 24, 'light', [110, 80, 190, 60], 1.2],
  ],
}
