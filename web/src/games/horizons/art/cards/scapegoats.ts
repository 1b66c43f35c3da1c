/** A crowd has put one of its members in the pillory. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'embers',
  tones: { mid: '#5c2340', low: '#d8703c' },
  parts: [
    ['stars', 16],
    ['figure', 'tower', [[60, 150, 1.5]], 'far', { second: '#c8703c' }],
    ['figure', 'house', [[268, 150, 1.7]], 'far', { second: '#c8703c' }],
    ['ridge', 'hill', 152, 3, 'half'],
    ['glow', 160, 120, 110, '#ffa53a', 0.7],
    ['figure', 'pillory', [[160, 164, 2]], 'near'],
    [
      'figure',
      'frightened',
      [
        [60, 192, 2],
        [108, 196, 1.9],
        [216, 196, 1.9],
        [264, 192, 2],
      ],
      'ink',
    ],
    [
      'figure',
      'flame',
      [
        [22, 150, 0.6],
        [300, 150, 0.6],
      ],
      '#f0741c',
    ],
    ['limb', [22, 200], [22, 175], [22, 148], 5, 'ink', 1],
    ['limb', [300, 200], [300, 175], [300, 148], 5, 'ink', 1],
    ['ridge', 'hill', 194, 3, 'ink'],
  ],
}
