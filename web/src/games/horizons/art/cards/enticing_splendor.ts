/** A flower of light draws settlers near. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'plant',
  tones: { top: '#4a3a7a', mid: '#c878a0', low: '#fff0b8', far: '#7a8a6a', half: '#3f6a4a' },
  parts: [
    ['rays', 160, 92, 22, 0.24],
    ['ridge', 'canopy', 122, 22, 'far'],
    ['ridge', 'hill', 156, 4, 'half'],
    ['glow', 160, 96, 116, '#fff3b0', 0.85],
    ['figure', 'flower', [[160, 184, 1.45]], '#f2709a', { second: '#fff3b0', third: '#1d5a3a' }],
    [
      'figure',
      'man',
      [
        [60, 182, 1.6],
        [26, 186, 1.6],
      ],
      'ink',
    ],
    [
      'figure',
      'man',
      [
        [262, 182, 1.6],
        [296, 186, 1.6],
      ],
      'ink',
      { flip: true },
    ],
    ['ridge', 'hill', 184, 3, 'near'],
    ['ridge', 'grass', 206, 16, 'ink'],
    ['sparks', 40, '#fff6c8', [80, 10, 160, 150], 1.8],
  ],
}
