/** A great tree with a beating heart; dahan stand round it. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'plant',
  tones: { top: '#155038', mid: '#5cab5c', low: '#f4f4a8' },
  parts: [
    ['rays', 160, 80, 18, 0.22],
    ['ridge', 'canopy', 128, 18, 'far'],
    ['ridge', 'hill', 158, 5, 'half'],
    ['figure', 'tree', [[160, 180, 3.3]], 'ink', { second: '#1f6a40', third: '#8fd46a55' }],
    [
      'limbs',
      [160, 172],
      [
        [84, 192],
        [120, 198],
        [202, 198],
        [240, 192],
      ],
      14,
      'ink',
    ],
    ['glow', 160, 76, 70, '#fff6a0', 1],
    ['orbs', [[160, 80, 13, '#ffe36a']]],
    [
      'figure',
      'guard',
      [
        [64, 190, 1.4],
        [104, 194, 1.4],
      ],
      'ink',
      { second: '#a8602c' },
    ],
    [
      'figure',
      'guard',
      [
        [216, 194, 1.4],
        [256, 190, 1.4],
      ],
      'ink',
      { second: '#a8602c' },
    ],
    ['ridge', 'grass', 206, 18, '#04120c'],
    ['sparks', 34, 'light', [60, 20, 200, 130]],
  ],
}
