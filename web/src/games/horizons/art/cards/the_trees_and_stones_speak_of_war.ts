/** Stones and trees with faces call dahan to war. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'earth',
  tones: { top: '#6a3a1c', mid: '#d08a3a', low: '#ffe2a0' },
  parts: [
    ['rays', 160, 110, 16, 0.2],
    ['disc', 160, 110, 30],
    ['ridge', 'canopy', 136, 18, 'far'],
    ['figure', 'walker', [[56, 176, 1.75]], 'near', { second: '#ffd24a' }],
    ['figure', 'menhir', [[122, 172, 1.4]], 'half'],
    ['figure', 'menhir', [[206, 172, 1.55]], 'half'],
    ['figure', 'walker', [[272, 176, 1.65]], 'near', { flip: true, second: '#ffd24a' }],
    ['ridge', 'hill', 176, 3, 'near'],
    ['figure', 'hunter', [[140, 192, 1.5]], 'ink', { flip: true }],
    [
      'figure',
      'hunter',
      [
        [166, 194, 1.6],
        [196, 192, 1.5],
      ],
      'ink',
    ],
    ['ridge', 'hill', 196, 3, 'ink'],
  ],
}
