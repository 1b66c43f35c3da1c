/** A horror rises over a house in its sleep. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'moon',
  tones: { mid: '#3a2a66', low: '#9a6ab0' },
  parts: [
    ['disc', 254, 46, 22],
    ['stars', 26],
    ['glow', 160, 90, 130, '#b06ae0', 0.5],
    ['figure', 'horror', [[152, 172, 1.08]], 'ink', { second: '#f6d85a' }],
    ['ridge', 'hill', 160, 4, 'half'],
    ['figure', 'house', [[160, 180, 1.9]], 'near', { second: '#ffcf6a' }],
    [
      'figure',
      'house',
      [
        [78, 182, 1.1],
        [244, 182, 1.2],
      ],
      'near',
      { second: '#3a3470' },
    ],
    ['ridge', 'hill', 182, 4, '#070618'],
    ['wisps', 5, 168, 190, '#8a6ac0', 0.3],
  ],
}
