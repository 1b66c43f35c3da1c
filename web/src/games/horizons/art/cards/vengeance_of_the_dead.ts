/** Skulls with burning eyes rise from the graves. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'moon',
  tones: { mid: '#3c2456', low: '#c8542c', ink: '#0a0614' },
  parts: [
    ['disc', 160, 60, 42, '#f2e8ff'],
    ['stars', 20],
    ['ridge', 'pines', 120, 26, 'far'],
    ['glow', 160, 160, 150, '#ff6a2a', 0.6],
    ['figure', 'skull', [[160, 152, 2.1]], '#efe6da', { second: '#ff7a1a' }],
    ['figure', 'skull', [[70, 170, 1.3]], '#d9cfc8', { second: '#ff7a1a' }],
    ['figure', 'skull', [[252, 170, 1.3]], '#d9cfc8', { second: '#ff7a1a' }],
    ['figure', 'clutch', [[112, 196, 0.75]], '#cfc4c0'],
    ['figure', 'clutch', [[210, 196, 0.75]], '#cfc4c0', { flip: true }],
    ['ridge', 'slabs', 180, 14, 'ink'],
    [
      'figure',
      'flame',
      [
        [26, 190, 0.7],
        [296, 190, 0.7],
      ],
      '#f0531c',
    ],
    ['sparks', 30, '#ffb54a', [40, 60, 240, 120]],
  ],
}
