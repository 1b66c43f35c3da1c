/** A pillar of fire stands in the middle of a town. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'fire',
  tones: { top: '#12060f' },
  parts: [
    ['stars', 20],
    ['ridge', 'peak', 136, 44, 'far'],
    ['glow', 164, 90, 150, '#ff8a2a', 0.7],
    ['figure', 'pillar', [[164, 180, 0.98]], '#d7330f'],
    ['figure', 'tower', [[76, 176, 1.2]], 'ink', { second: '#ff9a3a' }],
    [
      'figure',
      'house',
      [
        [252, 176, 1.3],
        [288, 178, 1],
      ],
      'ink',
      { second: '#ff9a3a' },
    ],
    ['ridge', 'hill', 172, 4, 'half'],
    ['ridge', 'hill', 188, 4, 'ink'],
    ['sparks', 60, '#ffcf5a', [60, 0, 220, 170], 2],
  ],
}
