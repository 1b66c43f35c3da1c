/** Eight lights, one for each element, turn over open hands. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'storm',
  tones: { top: '#141026', mid: '#2f2a5c', low: '#8a7ab8' },
  parts: [
    ['stars', 40],
    ['ridge', 'peak', 172, 24, 'far'],
    ['glow', 160, 92, 110, '#ffffff', 0.5],
    ['figure', 'bowl', [[160, 172, 1.15]], 'ink', { second: '#ffffff55' }],
    ['rings', 160, 80, 92, 52, 1, '#ffffff', 1.4],
    [
      'orbs',
      [
        [160, 28, 11, '#ffd23a'],
        [224, 44, 11, '#c8c4ff'],
        [252, 80, 12, '#ff6a2a'],
        [224, 116, 12, '#d8ecff'],
        [160, 132, 12, '#3aa8f0'],
        [96, 116, 12, '#b08a5a'],
        [68, 80, 12, '#6ac24a'],
        [96, 44, 11, '#e0443a'],
      ],
    ],
    ['orbs', [[160, 82, 16, '#fff8e0']]],
  ],
}
