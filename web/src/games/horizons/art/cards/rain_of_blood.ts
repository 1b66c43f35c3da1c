/** Red rain falls on a town. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'animal',
  tones: { top: '#1f0710', mid: '#5e1420', low: '#c2543f' },
  parts: [
    ['clouds', 9, '#160409', 6, 80, 0.75],
    ['ridge', 'hill', 128, 12, 'far'],
    ['figure', 'tower', [[190, 158, 1.7]], 'near'],
    [
      'figure',
      'house',
      [
        [132, 158, 1.4],
        [250, 160, 1.3],
      ],
      'near',
    ],
    ['ridge', 'hill', 158, 3, 'half'],
    ['pool', 110, 182, 92, 10, '#8e1d22', '#ff8a7a'],
    ['pool', 258, 190, 60, 7, '#8e1d22', '#ff8a7a'],
    ['figure', 'frightened', [[84, 178, 1.5]], 'ink'],
    ['rain', 150, '#f0483e'],
  ],
}
