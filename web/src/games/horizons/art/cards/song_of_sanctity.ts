/** Birds sing over a clear river from the mountains. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'water',
  tones: { top: '#6cb9b4', mid: '#bfe6cf', low: '#fff6dc', near: '#1f5a48', ink: '#124736' },
  parts: [
    ['rays', 160, 64, 18, 0.4],
    ['disc', 160, 64, 26, '#fffdf0'],
    ['mountain', 70, 136, 150, 84, '#8ac0b8', '#ffffff'],
    ['mountain', 258, 136, 160, 90, '#7fb6b0', '#ffffff'],
    ['ridge', 'canopy', 142, 16, '#4c9683'],
    ['river', 160, 132, 130, 210, '#8fdad2', '#ffffff'],
    ['figure', 'tree', [[52, 176, 1.7]], 'near', { second: '#2f7a5c', third: '#7fc49a66' }],
    ['figure', 'tree', [[270, 180, 1.9]], 'near', { second: '#2f7a5c', third: '#7fc49a66' }],
    [
      'figure',
      'bird',
      [
        [112, 50, 0.9],
        [216, 42, 0.8],
        [140, 30, 0.6],
      ],
      '#2f7a70',
    ],
    ['ridge', 'grass', 206, 22, 'ink'],
    ['sparks', 24, '#ffffff'],
  ],
}
