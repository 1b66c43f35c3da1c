/** Settlers keep away from a village of the dahan. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'embers',
  parts: [
    ['stars', 30],
    ['disc', 212, 122, 40, '#ffb45a', 0.5],
    ['ridge', 'peak', 130, 28, 'far'],
    ['ridge', 'hill', 146, 8, 'half'],
    ['glow', 214, 150, 90, '#ffb04a', 0.85],
    [
      'figure',
      'hut',
      [
        [172, 162, 1.5],
        [260, 162, 1.6],
        [218, 152, 1.1],
      ],
      '#2a1420',
      { second: '#7a4426' },
    ],
    [
      'figure',
      'hunter',
      [
        [200, 174, 1.5],
        [294, 178, 1.4],
      ],
      'ink',
      { flip: true },
    ],
    ['figure', 'hunter', [[238, 174, 1.5]], 'ink'],
    ['ridge', 'hill', 168, 3, '#6a3450'],
    [
      'figure',
      'runner',
      [
        [110, 186, 1.6],
        [70, 192, 1.8],
        [28, 194, 1.7],
      ],
      'ink',
      { flip: true },
    ],
    ['ridge', 'hill', 192, 2, 'ink'],
  ],
}
