/** Light falls through clouds on a feather and on birds. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'wind',
  parts: [
    ['rays', 236, 24, 22, 0.3],
    ['disc', 236, 24, 28],
    ['clouds', 7, '#ffffff', 40, 150, 0.7],
    ['ridge', 'hill', 172, 10, 'far'],
    ['ridge', 'canopy', 188, 12, 'half'],
    ['figure', 'feather', [[130, 140, 1.55]], '#fffdf0', { turn: 24, second: '#d9c9a0' }],
    ['glow', 150, 92, 60, 'light', 0.6],
    [
      'figure',
      'bird',
      [
        [72, 66, 0.8],
        [102, 50, 0.6],
        [52, 46, 0.5],
      ],
      'near',
    ],
    ['sparks', 26, 'light', [90, 20, 200, 130]],
  ],
}
