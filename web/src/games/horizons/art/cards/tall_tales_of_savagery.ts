/** Round a fire, the smoke of a story becomes a monster. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'embers',
  parts: [
    ['stars', 20],
    ['ridge', 'pines', 126, 36, 'far'],
    ['figure', 'horror', [[160, 150, 0.95]], '#7a3a78', { opacity: 0.85, second: '#ffd88a' }],
    ['fog', 90, 60, '#b86a8a', 0.3],
    ['ridge', 'hill', 158, 3, 'half'],
    ['glow', 160, 166, 90, '#ffa53a', 0.9],
    ['figure', 'campfire', [[160, 182, 1.4]], 'ink'],
    [
      'figure',
      'sitting',
      [
        [96, 188, 2.1],
        [50, 192, 2],
      ],
      'ink',
    ],
    [
      'figure',
      'sitting',
      [
        [224, 188, 2.1],
        [270, 192, 2],
      ],
      'ink',
      { flip: true },
    ],
    ['ridge', 'hill', 190, 3, 'ink'],
    ['sparks', 24, '#ffcf5a', [130, 60, 60, 110]],
  ],
}
