/** A young tree grows out of a ring of fire. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'fire',
  parts: [
    ['ridge', 'peak', 132, 36, 'far'],
    ['figure', 'bare', [[36, 168, 1.3]], 'ink'],
    ['figure', 'bare', [[284, 168, 1.4]], 'ink', { flip: true }],
    ['ridge', 'hill', 162, 5, 'half'],
    ['glow', 160, 120, 110, '#d8ff9a', 0.6],
    [
      'figure',
      'flame',
      [
        [84, 176, 1.3],
        [116, 168, 1],
        [204, 168, 1.05],
        [238, 176, 1.35],
      ],
      '#f0531c',
    ],
    ['figure', 'sprout', [[160, 180, 3.6]], '#4f9a3c', { second: '#c4ee7c' }],
    [
      'figure',
      'flame',
      [
        [130, 190, 0.9],
        [190, 190, 0.95],
      ],
      '#f0731c',
    ],
    ['ridge', 'hill', 190, 4, 'ink'],
    ['sparks', 44, '#ffcf5a', [60, 10, 200, 150], 2],
  ],
}
