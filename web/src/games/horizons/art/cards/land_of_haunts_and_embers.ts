/** Ghosts stand between burnt trees over glowing ground. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'fire',
  tones: { top: '#120a22', mid: '#3a1c44', low: '#c8502c', far: '#4a1c30', half: '#2c1020' },
  parts: [
    ['disc', 64, 44, 18, '#f4dcd0', 0.8],
    ['ridge', 'hill', 134, 8, 'far'],
    [
      'figure',
      'bare',
      [
        [60, 160, 1.6],
        [200, 156, 1.4],
      ],
      'near',
    ],
    ['figure', 'bare', [[272, 164, 1.7]], 'near', { flip: true }],
    ['glow', 160, 180, 150, '#ff6a1a', 0.75],
    ['figure', 'ghost', [[132, 168, 1.5]], '#e8d4f4', { opacity: 0.8 }],
    ['figure', 'ghost', [[232, 160, 1.15]], '#e8d4f4', { opacity: 0.65, flip: true }],
    ['figure', 'ghost', [[94, 150, 0.8]], '#e8d4f4', { opacity: 0.5 }],
    ['ridge', 'hill', 180, 4, 'ink'],
    ['cracks', 160, 188, 150, 9, '#ff8a2a', 2.4],
    ['sparks', 56, '#ffa53a', [20, 40, 280, 150], 1.8],
  ],
}
