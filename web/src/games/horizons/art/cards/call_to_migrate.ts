/** Dahan walk along a ridge under a wedge of birds. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'dawn',
  tones: { top: '#3f3a70', mid: '#d8745c', low: '#ffcf86' },
  parts: [
    ['disc', 88, 104, 34, '#ffe6b0'],
    ['ridge', 'peak', 140, 30, 'far'],
    [
      'figure',
      'bird',
      [
        [212, 40, 0.8],
        [186, 52, 0.7],
        [160, 64, 0.62],
        [240, 54, 0.7],
        [268, 68, 0.62],
        [134, 78, 0.5],
      ],
      'ink',
    ],
    ['ridge', 'hill', 160, 10, 'half'],
    [
      'figure',
      'wanderer',
      [
        [60, 168, 1.5],
        [104, 164, 1.6],
        [148, 166, 1.5],
        [194, 170, 1.6],
        [240, 166, 1.55],
        [284, 162, 1.45],
      ],
      'ink',
      { second: '#7a2a2c' },
    ],
    ['ridge', 'hill', 176, 7, 'ink'],
  ],
}
