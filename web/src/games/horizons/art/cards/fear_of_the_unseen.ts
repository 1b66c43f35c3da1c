/** Eyes in the dark look at a lit house. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'fear',
  parts: [
    ['ridge', 'pines', 114, 40, 'far'],
    [
      'eyes',
      [
        [76, 60, 1.1],
        [248, 44, 1.4],
        [152, 34, 0.8],
        [44, 114, 0.7],
        [286, 108, 0.8],
      ],
      '#e6b8ff',
    ],
    ['ridge', 'hill', 156, 4, 'half'],
    ['glow', 160, 154, 92, '#ffcf6a', 0.9],
    ['figure', 'house', [[156, 172, 1.8]], 'ink', { second: '#ffd884' }],
    ['figure', 'man', [[204, 174, 1.4]], 'ink'],
    ['fog', 124, 60, '#8a5ab0', 0.3],
    ['figure', 'bare', [[26, 196, 1.9]], 'ink'],
    ['figure', 'bare', [[296, 198, 2]], 'ink', { flip: true }],
    ['ridge', 'hill', 182, 4, 'ink'],
  ],
}
