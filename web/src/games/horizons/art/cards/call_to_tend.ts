/** A dahan kneels by a shoot that gives light. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'meadow',
  parts: [
    ['disc', 70, 56, 22],
    ['ridge', 'canopy', 108, 22, 'far'],
    [
      'figure',
      'hut',
      [
        [250, 144, 1.5],
        [294, 140, 1],
      ],
      '#3d2716',
      { second: '#a76d34' },
    ],
    ['ridge', 'hill', 140, 5, 'half'],
    ['glow', 132, 140, 84, '#fff3b0', 0.85],
    ['figure', 'sprout', [[132, 176, 2.8]], '#4f9a3c', { second: '#c7ea86' }],
    ['figure', 'kneeling', [[186, 178, 2.4]], '#2a170d', { flip: true }],
    [
      'figure',
      'sprout',
      [
        [40, 184, 1],
        [72, 190, 0.9],
        [236, 186, 0.9],
        [272, 190, 1],
      ],
      '#2f7a3c',
      { second: '#8fc86a' },
    ],
    ['ridge', 'hill', 180, 3, 'near'],
    ['ridge', 'grass', 204, 18, 'ink'],
    ['sparks', 20, 'light', [60, 70, 160, 90]],
  ],
}
