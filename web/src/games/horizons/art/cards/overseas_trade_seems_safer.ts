/** Laden ships leave the coast behind. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'fear',
  tones: { low: '#e8b08a' },
  parts: [
    ['disc', 160, 112, 36, '#ffd8a0'],
    ['clouds', 5, 'ink', 20, 80, 0.35],
    ['water', 120, '#43305f', '#f0c0a0'],
    ['figure', 'ship', [[92, 146, 1.2]], 'near', { flip: true, second: '#f0dccc' }],
    [
      'figure',
      'ship',
      [
        [230, 138, 0.8],
        [286, 132, 0.5],
      ],
      'half',
      { flip: true, second: '#d8bcc0' },
    ],
    ['figure', 'ship', [[164, 178, 1.9]], 'ink', { flip: true, second: '#f4e2d0' }],
    ['ridge', 'hill', 196, 4, 'ink'],
    [
      'figure',
      'crate',
      [
        [276, 198, 1.3],
        [304, 200, 1.1],
        [288, 178, 1],
      ],
      'ink',
      { second: '#7a5a7c' },
    ],
    ['figure', 'palm', [[24, 204, 1.6]], 'ink'],
  ],
}
