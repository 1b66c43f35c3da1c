/** Mushrooms break a house apart. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'plant',
  tones: { top: '#20301e', mid: '#6d7a3a', low: '#e6dc98' },
  parts: [
    ['disc', 84, 58, 26],
    ['ridge', 'canopy', 112, 26, 'far'],
    ['fog', 86, 50, '#e6dc98', 0.5],
    ['ridge', 'hill', 156, 5, 'half'],
    ['figure', 'ruin', [[186, 166, 3]], 'ink'],
    ['figure', 'mushroom', [[188, 116, 1.25]], '#b5482c', { second: '#efe0bc' }],
    ['figure', 'mushroom', [[112, 182, 1.7]], '#8f3526', { second: '#efe0bc' }],
    [
      'figure',
      'mushroom',
      [
        [262, 182, 1.3],
        [62, 188, 0.9],
      ],
      '#c2643a',
      { second: '#efe0bc' },
    ],
    ['ridge', 'grass', 202, 16, 'ink'],
    ['sparks', 46, '#f2efc0', [40, 30, 250, 120], 1.5],
  ],
}
