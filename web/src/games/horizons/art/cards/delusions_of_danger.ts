/** The shadow of a small bush is a beast to a settler. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'sun',
  tones: {
    top: '#3a3274',
    mid: '#b86a7a',
    low: '#ffd98a',
    far: '#8a5a74',
    half: '#5a3a56',
    near: '#35203c',
    ink: '#1a0f22',
  },
  parts: [
    ['disc', 34, 128, 26, '#fff0c0'],
    ['crescent', 286, 40, 12],
    ['mountain', 200, 170, 300, 150, '#c98a86'],
    [
      'figure',
      'beast',
      [[206, 150, 1.15]],
      '#3c2050',
      { flip: true, opacity: 0.85, second: '#c98a86', third: '#ffe6a0' },
    ],
    ['ridge', 'hill', 164, 4, 'half'],
    ['figure', 'sprout', [[228, 178, 1.2]], 'ink'],
    ['figure', 'frightened', [[98, 186, 2]], 'ink'],
    ['ridge', 'hill', 184, 3, 'near'],
  ],
}
