/** Dahan charge down a slope against a red sun. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'animal',
  tones: { top: '#5a0f14', mid: '#c2382a', low: '#ffc26a' },
  parts: [
    ['disc', 220, 80, 54, '#ff6a3a'],
    ['clouds', 4, 'ink', 14, 60, 0.35],
    ['ridge', 'hill', 140, 10, 'far'],
    [
      'figure',
      'striker',
      [
        [262, 150, 1.3],
        [226, 146, 1.2],
      ],
      'near',
    ],
    ['ridge', 'hill', 158, 5, 'half'],
    ['figure', 'striker', [[70, 184, 2.6]], 'ink'],
    ['figure', 'striker', [[150, 178, 2.2]], 'ink'],
    ['figure', 'striker', [[214, 176, 1.9]], 'ink'],
    ['ridge', 'grass', 200, 18, 'ink'],
    ['sparks', 20, '#ffd08a', [20, 60, 280, 110]],
  ],
}
