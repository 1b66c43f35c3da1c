/** Ants march in a stream from a house they have emptied, the largest in front. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'earth',
  parts: [
    ['disc', 250, 58, 34, '#ffe9b0'],
    ['ridge', 'hill', 92, 14, 'far'],
    ['figure', 'house', [[236, 106, 2]], 'near', { second: '#1a110a' }],
    ['cracks', 240, 80, 30, 5, '#e0c48f', 2],
    ['ridge', 'hill', 104, 3, '#b08a54'],
    ['ridge', 'hill', 130, 4, '#94703f'],
    ['swarm', 22, [232, 106], [160, 150], 30, 'ink'],
    [
      'figure',
      'ant',
      [
        [186, 134, 0.8],
        [140, 150, 1.2],
        [208, 162, 1.1],
      ],
      'near',
    ],
    [
      'figure',
      'ant',
      [
        [92, 178, 2.2],
        [236, 188, 1.8],
      ],
      'ink',
    ],
    ['ridge', 'grass', 210, 16, 'ink'],
  ],
}
