/** A great feather floats on the wind, in light that falls through clouds, and birds follow. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'wind',
  parts: [
    ['rays', 236, 24, 22, 0.3],
    ['disc', 236, 24, 28],
    ['clouds', 7, '#ffffff', 40, 150, 0.7],
    ['ridge', 'hill', 172, 10, 'far'],
    ['ridge', 'canopy', 188, 12, 'half'],
    ['glow', 160, 92, 90, 'light', 0.8],
    [
      'gusts',
      [
        [56, 150, 1.3],
        [150, 166, 1],
        [196, 128, 0.8],
      ],
      '#ffffff',
      0.9,
    ],
    ['figure', 'feather', [[122, 156, 2]], '#fffdf0', { turn: 28, second: '#c9a860' }],
    [
      'figure',
      'bird',
      [
        [66, 70, 1.1],
        [104, 46, 0.9],
        [38, 42, 0.7],
      ],
      'near',
    ],
    ['sparks', 26, 'light', [90, 20, 200, 130]],
  ],
}
