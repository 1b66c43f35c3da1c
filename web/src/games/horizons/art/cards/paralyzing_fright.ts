/** A pale mask fills the sky, and the people below cannot move. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'air',
  tones: { top: '#1c2440', mid: '#54608c', low: '#c8c4d4', ink: '#0e1226' },
  parts: [
    ['rays', 160, 78, 22, 0.14],
    ['glow', 160, 80, 130, '#eef2ff', 0.6],
    ['figure', 'mask', [[160, 84, 2.7]], '#f1eef6', { second: '#1a1838' }],
    ['wisps', 5, 126, 148, '#c8cce0', 0.5],
    ['ridge', 'slabs', 166, 14, 'half'],
    ['ridge', 'hill', 178, 3, 'near'],
    [
      'figure',
      'frightened',
      [
        [46, 184, 1.5],
        [98, 188, 1.6],
        [224, 188, 1.6],
        [276, 184, 1.5],
        [160, 192, 1.7],
      ],
      'ink',
    ],
  ],
}
