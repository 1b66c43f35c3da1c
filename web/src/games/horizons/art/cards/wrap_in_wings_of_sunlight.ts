/** Golden wings close about a village. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'sun',
  tones: { top: '#4c78b4', mid: '#f0c878', low: '#fff6d0' },
  parts: [
    ['rays', 160, 50, 20, 0.32],
    ['disc', 160, 50, 26, '#fffbe0'],
    ['ridge', 'hill', 150, 8, 'far'],
    ['glow', 160, 120, 130, '#fff3b0', 0.8],
    ['figure', 'wing', [[150, 150, 1.05]], '#f6b93c', { second: '#ffe9a0' }],
    ['figure', 'wing', [[170, 150, 1.05]], '#f6b93c', { second: '#ffe9a0', flip: true }],
    [
      'figure',
      'hut',
      [
        [132, 176, 1.3],
        [190, 176, 1.3],
        [160, 170, 1.5],
      ],
      '#4a2a10',
      { second: '#a8642c' },
    ],
    ['ridge', 'hill', 178, 3, 'half'],
    [
      'figure',
      'wanderer',
      [
        [108, 190, 1.3],
        [150, 192, 1.3],
      ],
      'ink',
    ],
    ['figure', 'wanderer', [[214, 190, 1.3]], 'ink', { flip: true }],
    ['ridge', 'hill', 192, 3, 'near'],
  ],
}
