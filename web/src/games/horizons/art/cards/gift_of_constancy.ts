/** A cairn stands before the sun while the wind goes by. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'sun',
  tones: { top: '#7a4a2a', mid: '#e0a050' },
  parts: [
    ['disc', 160, 96, 58, '#fff3c8'],
    ['ridge', 'hill', 150, 10, 'far'],
    [
      'gusts',
      [
        [-10, 60, 0.8],
        [190, 50, 0.7],
      ],
      '#fff6d8',
      0.4,
    ],
    ['ridge', 'hill', 166, 4, 'half'],
    ['figure', 'cairn', [[160, 182, 2.35]], 'near', { second: '#ffc87855' }],
    ['ridge', 'hill', 184, 4, 'ink'],
    [
      'figure',
      'sprout',
      [
        [70, 190, 0.9],
        [258, 190, 0.9],
      ],
      'ink',
    ],
  ],
}
