/** Great eyes among the leaves keep watch over huts. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'eyes',
  parts: [
    ['ridge', 'canopy', 70, 34, 'far'],
    ['ridge', 'canopy', 96, 30, 'half'],
    ['eyes', [[160, 64, 3.3]], 'light', 30],
    [
      'eyes',
      [
        [58, 42, 1],
        [268, 50, 1.1],
      ],
      'light',
    ],
    ['ridge', 'hill', 150, 5, 'near'],
    ['glow', 160, 160, 100, '#ffc35a', 0.75],
    [
      'figure',
      'hut',
      [
        [118, 168, 1.3],
        [160, 160, 1.1],
        [204, 168, 1.35],
      ],
      '#2d1a0e',
      { second: '#8a5a2b' },
    ],
    ['ridge', 'hill', 168, 3, '#0c2f22'],
    ['figure', 'grasping', [[14, 214, 1.2]], 'ink'],
    ['figure', 'grasping', [[306, 214, 1.25]], 'ink', { flip: true }],
    ['ridge', 'grass', 202, 24, 'ink'],
    ['sparks', 16, 'light', [60, 110, 200, 60]],
  ],
}
