/** A wave taller than the town. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'water',
  tones: { top: '#0e2d44', mid: '#3d7c94', low: '#d9efe0' },
  parts: [
    ['clouds', 7, 'ink', 10, 60, 0.6],
    ['water', 136, '#15566f', '#bfe8e4'],
    ['figure', 'wave', [[164, 194, 1.62]], '#0d5f7d'],
    ['figure', 'ship', [[284, 180, 0.85]], 'ink', { flip: true }],
    ['figure', 'tower', [[30, 192, 0.75]], 'ink'],
    ['figure', 'house', [[64, 194, 0.65]], 'ink'],
    ['ridge', 'hill', 192, 3, 'ink'],
    ['sparks', 54, '#ffffff', [100, 10, 190, 120], 2.2],
  ],
}
