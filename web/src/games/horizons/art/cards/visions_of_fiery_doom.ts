/** A town burns in the pupil of an eye. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'fire',
  tones: { top: '#140a1e', mid: '#3a1228', low: '#a8301c' },
  parts: [
    ['glow', 160, 100, 150, '#ff6a1a', 0.6],
    ['figure', 'bigeye', [[160, 102, 1.85]], '#f4e0c8', { second: '#c2401a' }],
    ['glow', 160, 96, 66, '#ffc24a', 0.9],
    [
      'figure',
      'flame',
      [
        [134, 122, 0.8],
        [186, 122, 0.8],
        [160, 126, 1.2],
      ],
      '#f0531c',
    ],
    ['figure', 'tower', [[160, 134, 0.95]], 'ink', { second: '#ffdf8a' }],
    [
      'figure',
      'house',
      [
        [134, 134, 0.7],
        [188, 134, 0.7],
      ],
      'ink',
      { second: '#ffdf8a' },
    ],
    ['limb', [20, 108], [160, -34], [300, 108], 18, 'ink', 1],
    ['limb', [24, 100], [160, 214], [296, 100], 12, 'ink', 1],
    ['sparks', 40, '#ffb54a', [20, 10, 280, 180], 1.8],
  ],
}
