/** Teeth stand along a border, and claws have torn the sky. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'teeth',
  tones: { top: '#c2561c', mid: '#f0a04a', low: '#ffe2a0' },
  parts: [
    ['rays', 160, 112, 14, 0.16],
    ['disc', 160, 112, 36, '#fff3c4'],
    ['ridge', 'peak', 128, 38, 'far'],
    ['ridge', 'hill', 144, 8, 'half'],
    [
      'figure',
      'clawmark',
      [
        [214, 86, 1.15],
        [240, 92, 1.15],
        [266, 98, 1.15],
        [292, 104, 1.15],
      ],
      'near',
      { opacity: 0.85 },
    ],
    [
      'figure',
      'fang',
      [
        [36, 182, 1],
        [92, 190, 1.25],
        [154, 184, 1.1],
        [216, 192, 1.3],
        [276, 184, 1.05],
      ],
      '#f8ecd2',
    ],
    ['ridge', 'hill', 190, 4, 'ink'],
  ],
}
