/** A dome of light stands over huts between stones. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'water',
  tones: { top: '#1a3f6a', mid: '#4f98b0', low: '#ffe9b8' },
  parts: [
    ['disc', 258, 60, 20, '#fff6d0'],
    ['ridge', 'peak', 128, 30, 'far'],
    ['ridge', 'hill', 152, 5, 'half'],
    ['glow', 160, 140, 120, '#bff4ff', 0.5],
    [
      'figure',
      'hut',
      [
        [132, 170, 1.2],
        [188, 170, 1.2],
        [160, 162, 1.3],
      ],
      '#3a2212',
      { second: '#9a6a34' },
    ],
    ['figure', 'hunter', [[162, 178, 1.2]], 'ink'],
    ['ridge', 'hill', 172, 2, 'near'],
    ['dome', 160, 178, 108, 118, '#e8fbff'],
    [
      'figure',
      'menhir',
      [
        [46, 186, 0.8],
        [274, 186, 0.8],
      ],
      'ink',
      { third: '#bff4ff' },
    ],
    [
      'figure',
      'menhir',
      [
        [104, 192, 0.7],
        [216, 192, 0.7],
      ],
      'ink',
      { third: '#bff4ff' },
    ],
    ['ridge', 'hill', 192, 3, 'ink'],
  ],
}
