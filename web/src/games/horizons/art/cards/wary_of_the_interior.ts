/** Guards at a fence look into the dark wood. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'fear',
  tones: { low: '#6a6a9c' },
  parts: [
    ['disc', 34, 26, 12],
    ['ridge', 'pines', 84, 50, 'far'],
    ['ridge', 'pines', 118, 60, 'half'],
    [
      'eyes',
      [
        [160, 86, 1.3],
        [106, 104, 0.8],
        [226, 98, 0.9],
        [272, 78, 0.7],
      ],
      '#e6b8ff',
    ],
    ['fog', 100, 60, '#8a6ab8', 0.35],
    ['ridge', 'hill', 164, 2, 'near'],
    ['glow', 160, 170, 70, '#ffb04a', 0.6],
    ['figure', 'palisade', [[160, 190, 2.5]], 'ink'],
    ['figure', 'man', [[122, 192, 2]], 'ink'],
    ['figure', 'man', [[198, 192, 2]], 'ink', { flip: true }],
    ['figure', 'lantern', [[160, 186, 1.5]], 'ink'],
    ['ridge', 'hill', 190, 2, 'ink'],
  ],
}
