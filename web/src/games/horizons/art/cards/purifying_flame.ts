/** A white fire burns the blight off a field. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'sun',
  tones: { top: '#3a3f7a', mid: '#d0906a', low: '#fff0c0', half: '#7a5a34' },
  parts: [
    ['rays', 160, 110, 20, 0.22],
    ['ridge', 'peak', 136, 26, 'far'],
    ['ridge', 'hill', 154, 4, 'half'],
    ['glow', 160, 120, 120, '#ffffff', 0.8],
    ['figure', 'bare', [[38, 168, 1.2]], '#3c1f4c'],
    ['figure', 'bare', [[284, 168, 1.2]], '#3c1f4c', { flip: true }],
    ['figure', 'flame', [[160, 184, 2.5]], '#ffd87a', { second: '#fff6d0', third: '#ffffff' }],
    [
      'figure',
      'flame',
      [
        [100, 186, 1.2],
        [220, 186, 1.2],
      ],
      '#ffd87a',
      { second: '#fff6d0', third: '#ffffff' },
    ],
    ['cracks', 60, 184, 60, 7, '#4c2260', 2.4],
    ['cracks', 262, 184, 60, 7, '#4c2260', 2.4],
    ['ridge', 'hill', 190, 3, 'near'],
    ['sparks', 44, '#ffffff', [70, 10, 180, 140], 1.8],
  ],
}
