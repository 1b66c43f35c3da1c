/** A mosquito hangs over rows of soldiers who sink down. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'water',
  tones: { top: '#1f3a3c', mid: '#5f8a78', low: '#e0dca0', far: '#4f7468', half: '#33544c', near: '#1c3430' },
  parts: [
    ['disc', 84, 54, 22, '#f8f2c0', 0.8],
    ['ridge', 'canopy', 122, 20, 'far'],
    ['water', 146, 'half', '#c8d8a8'],
    ['figure', 'mosquito', [[180, 74, 1.25]], 'ink', { second: '#eafbe088' }],
    [
      'figure',
      'mosquito',
      [
        [60, 108, 0.35],
        [276, 112, 0.4],
      ],
      'ink',
      { second: '#eafbe088' },
    ],
    [
      'figure',
      'slumped',
      [
        [50, 176, 1.3],
        [100, 178, 1.4],
        [152, 176, 1.3],
        [204, 178, 1.4],
        [256, 176, 1.3],
      ],
      'near',
    ],
    [
      'figure',
      'slumped',
      [
        [74, 194, 1.7],
        [136, 196, 1.8],
        [198, 194, 1.7],
        [262, 196, 1.8],
      ],
      'ink',
    ],
  ],
}
