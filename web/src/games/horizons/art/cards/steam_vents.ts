/** Steam bursts from the ground and throws a settler into the air. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'air',
  tones: {
    top: '#3a5f8a',
    mid: '#8fb7cf',
    low: '#ffd9a8',
    far: '#7f93b4',
    half: '#6a4a44',
    near: '#442a28',
    ink: '#20110f',
  },
  parts: [
    ['clouds', 3, '#ffffff', 14, 60, 0.4],
    ['ridge', 'peak', 118, 38, 'far'],
    ['ridge', 'hill', 140, 8, 'half'],
    [
      'figure',
      'steam',
      [
        [82, 156, 1.1],
        [240, 152, 1],
      ],
      '#ffffff',
    ],
    ['figure', 'steam', [[158, 178, 1.75]], '#ffffff'],
    ['ridge', 'hill', 166, 4, 'near'],
    ['pool', 82, 160, 18, 5, '#ff9a4a', '#fff0b8'],
    ['pool', 158, 180, 30, 7, '#ff9a4a', '#fff0b8'],
    ['pool', 240, 156, 16, 5, '#ff9a4a', '#fff0b8'],
    ['figure', 'frightened', [[206, 84, 1.7]], 'ink', { turn: 38 }],
    ['ridge', 'hill', 190, 3, 'ink'],
  ],
}
