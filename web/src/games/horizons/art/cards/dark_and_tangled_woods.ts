/** A man with a lantern is lost between twisted trunks. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'plant',
  tones: { top: '#0a1220', mid: '#1f3a3c', low: '#6f9a78', far: '#2a4f4a', half: '#17332f' },
  parts: [
    ['disc', 160, 52, 26, '#dfeec0', 0.5],
    [
      'figure',
      'twisted',
      [
        [60, 170, 1.5],
        [150, 162, 1.3],
        [252, 168, 1.5],
      ],
      'far',
    ],
    ['fog', 90, 80, '#a8c8a0', 0.35],
    ['figure', 'twisted', [[22, 194, 1.9]], 'near'],
    ['figure', 'twisted', [[296, 196, 2]], 'near', { flip: true }],
    ['figure', 'twisted', [[216, 186, 1.6]], 'half'],
    [
      'eyes',
      [
        [112, 92, 0.8],
        [276, 108, 0.8],
        [44, 120, 0.7],
      ],
      '#e8ffa0',
    ],
    ['glow', 138, 168, 48, '#ffc35a', 0.95],
    ['figure', 'man', [[128, 182, 1.6]], 'ink'],
    ['figure', 'lantern', [[144, 178, 0.9]], 'ink'],
    [
      'limbs',
      [160, 200],
      [
        [60, 184],
        [100, 196],
        [230, 184],
        [270, 196],
      ],
      12,
      'ink',
      30,
    ],
    ['ridge', 'hill', 192, 4, 'ink'],
  ],
}
