/** A town runs down like wax between sun and moon. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'moon',
  tones: { top: '#2c2a66', mid: '#a06a9a', low: '#ffd98a', far: '#8a6a9a', half: '#5c4a7c', near: '#3a2c54' },
  parts: [
    ['disc', 52, 60, 22, '#ffe6a0'],
    ['crescent', 272, 48, 15],
    ['ridge', 'hill', 134, 8, 'far'],
    ['ridge', 'hill', 154, 4, 'half'],
    ['figure', 'melting', [[156, 178, 1.55]], 'near', { second: '#ffe6a0' }],
    [
      'figure',
      'melting',
      [
        [66, 186, 0.9],
        [252, 184, 1],
      ],
      'near',
      { second: '#ffe6a0' },
    ],
    ['pool', 160, 188, 130, 9, 'near', '#c8a0d0'],
    ['figure', 'frightened', [[292, 192, 1.2]], 'ink'],
    ['ridge', 'hill', 198, 2, 'ink'],
  ],
}
