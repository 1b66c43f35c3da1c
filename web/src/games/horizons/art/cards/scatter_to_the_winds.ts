/** Settlers and their roof fly off like seeds. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'wind',
  parts: [
    ['clouds', 5, '#ffffff', 16, 80, 0.5],
    ['ridge', 'hill', 162, 8, 'far'],
    ['spiral', 160, 96, 150, 0.6, 3, '#ffffff', 8, 0.5],
    ['figure', 'ruin', [[160, 192, 2.2]], 'near'],
    ['figure', 'frightened', [[70, 78, 1.6]], 'ink', { turn: -38 }],
    ['figure', 'frightened', [[250, 96, 1.7]], 'ink', { turn: 42 }],
    ['figure', 'runner', [[170, 50, 1.3]], 'ink', { turn: 160 }],
    ['figure', 'frightened', [[112, 146, 1.3]], 'ink', { turn: -70 }],
    ['ridge', 'hill', 188, 4, 'half'],
    [
      'figure',
      'seed',
      [
        [40, 120, 1.6],
        [214, 44, 1.5],
        [290, 60, 1.8],
        [210, 140, 1.6],
        [108, 34, 1.2],
      ],
      '#ffffff',
      { turn: 30 },
    ],
  ],
}
