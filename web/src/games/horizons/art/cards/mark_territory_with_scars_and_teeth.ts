/** Teeth stand along a border, and claws have torn the sky. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'teeth',
  tones: { top: '#c2561c', mid: '#f0a04a', low: '#ffe2a0' },
  parts: [
    ['rays', 110, 112, 14, 0.16],
    ['disc', 110, 112, 36, '#fff3c4'],
    ['ridge', 'peak', 132, 34, 'far'],
    [
      'figure',
      'clawmark',
      [
        [186, 96, 1.05],
        [220, 100, 1.2],
        [256, 104, 1.2],
        [290, 108, 1.05],
      ],
      '#fff4d4',
    ],
    [
      'figure',
      'clawmark',
      [
        [189, 94, 0.9],
        [223, 98, 1.05],
        [259, 102, 1.05],
        [293, 106, 0.9],
      ],
      'near',
    ],
    ['ridge', 'hill', 150, 8, 'half'],
    [
      'figure',
      'fang',
      [
        [28, 178, 0.9],
        [88, 190, 1.4],
        [152, 182, 1.15],
        [220, 192, 1.5],
        [284, 182, 1.1],
      ],
      '#f8ecd2',
    ],
    ['ridge', 'hill', 186, 4, 'ink'],
  ],
}
