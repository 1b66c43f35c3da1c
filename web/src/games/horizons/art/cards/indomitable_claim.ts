/** A giant of stone stands before the sun; settlers are small at its feet. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'sun',
  parts: [
    ['rays', 160, 84, 18, 0.24],
    ['disc', 160, 84, 64, '#fff6d8'],
    ['ridge', 'peak', 148, 26, 'far'],
    ['figure', 'colossus', [[160, 184, 1.32]], 'near', { second: '#ffb86044', third: '#fff6c0' }],
    ['ridge', 'hill', 176, 4, 'half'],
    ['ridge', 'hill', 188, 4, 'ink'],
    [
      'figure',
      'man',
      [
        [50, 188, 1],
        [76, 192, 1.1],
        [256, 192, 1.1],
        [282, 188, 1],
      ],
      'ink',
    ],
  ],
}
