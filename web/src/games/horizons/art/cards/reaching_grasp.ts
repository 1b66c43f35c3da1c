/** A hand of water rises from the sea and reaches over the hills for a house. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'water',
  tones: { top: '#2c6f9e', mid: '#8ecad8', low: '#fff0c0' },
  parts: [
    ['disc', 258, 50, 24, '#fffbe0'],
    ['rays', 258, 50, 14, 0.2],
    ['ridge', 'peak', 128, 34, 'far'],
    ['ridge', 'hill', 146, 6, 'half'],
    ['figure', 'house', [[250, 156, 1.5]], 'ink', { second: '#ffd98a' }],
    ['figure', 'frightened', [[288, 168, 1.4]], 'ink'],
    ['limb', [-30, 220], [40, 10], [176, 74], 64, '#1277a8', 0.62],
    ['limb', [-34, 206], [40, 4], [174, 64], 26, '#5cc3e0', 0.5],
    ['figure', 'hand', [[160, 64, 1.5]], '#1277a8', { turn: 112 }],
    ['stroke', 'M20 150Q56 62 146 58', '#d6fbff', 4, 0.8],
    ['stroke', 'M176 84l34 10M180 74l30-2', '#d6fbff', 3, 0.7],
    ['rain', 26, '#d6fbff', 2],
    ['water', 182, '#0c4863', '#8fe0ec'],
    [
      'figure',
      'surf',
      [
        [28, 196, 1.3],
        [124, 202, 1],
        [250, 204, 1],
      ],
      '#5cc3e0',
    ],
  ],
}
