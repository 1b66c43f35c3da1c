/** Pale figures dance over a lake in the moonlight. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'moon',
  tones: { mid: '#2a3f7a', low: '#8fc4d4' },
  parts: [
    ['disc', 160, 52, 32],
    ['stars', 30],
    ['ridge', 'pines', 110, 24, 'far'],
    ['water', 120, '#24507c', '#cfe8f4'],
    ['glow', 160, 120, 100, '#e0f4ff', 0.5],
    ['figure', 'ghost', [[160, 142, 1.4]], '#f4faff', { opacity: 0.95 }],
    ['figure', 'ghost', [[100, 148, 1.1]], '#d8ecfc', { opacity: 0.85, turn: -8 }],
    ['figure', 'ghost', [[222, 148, 1.1]], '#d8ecfc', { opacity: 0.85, turn: 8 }],
    ['rings', 160, 152, 110, 11, 3, '#eaf6ff', 1.3],
    ['figure', 'man', [[262, 192, 1.9]], 'ink', { flip: true }],
    ['ridge', 'hill', 192, 3, 'ink'],
    [
      'figure',
      'reeds',
      [
        [24, 200, 1.4],
        [60, 204, 1],
      ],
      'ink',
    ],
    ['sparks', 22, '#ffffff', [70, 70, 180, 80]],
  ],
}
