/** A runner whom the wind carries. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'wind',
  parts: [
    ['disc', 250, 60, 26],
    ['clouds', 4, '#ffffff', 20, 90, 0.5],
    ['ridge', 'peak', 138, 30, 'far'],
    ['ridge', 'hill', 160, 6, 'half'],
    [
      'gusts',
      [
        [-20, 84, 1],
        [0, 128, 1.05],
        [-30, 160, 0.9],
      ],
      '#ffffff',
      0.8,
    ],
    ['figure', 'sprinter', [[170, 164, 3.2]], 'ink'],
    ['ridge', 'grass', 194, 22, 'near'],
    ['streaks', 24, '#ffffff', [-10, 60, 180, 110], 0.7],
  ],
}
