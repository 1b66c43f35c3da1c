/** A beast breaks into a village at sunset, and the settlers run. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'teeth',
  parts: [
    ['disc', 236, 92, 34, '#ffb24a'],
    ['clouds', 5, 'ink', 14, 70, 0.5],
    ['ridge', 'peak', 124, 34, 'far'],
    [
      'figure',
      'house',
      [
        [262, 130, 0.9],
        [296, 132, 0.7],
      ],
      'near',
    ],
    ['ridge', 'hill', 136, 6, 'half'],
    ['glow', 170, 130, 100, '#ff7a2a', 0.5],
    ['figure', 'beast', [[132, 172, 1.4]], 'ink'],
    ['ridge', 'hill', 182, 5, '#0c0304'],
    [
      'figure',
      'runner',
      [
        [272, 182, 1.1],
        [300, 184, 0.95],
      ],
      '#0c0304',
    ],
    ['sparks', 34, '#ffb54a', [40, 20, 260, 160]],
  ],
}
