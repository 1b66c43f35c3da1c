/** Vines break out of a house and pull it down. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'plant',
  parts: [
    ['disc', 72, 48, 22, '#eefbb4', 0.9],
    ['ridge', 'canopy', 104, 24, 'far'],
    ['ridge', 'hill', 152, 4, '#4c8a4c'],
    ['figure', 'house', [[160, 178, 3.3]], '#1c1008', { second: '#c8f08a' }],
    [
      'limbs',
      [134, 152],
      [
        [60, 90],
        [40, 150],
        [100, 70],
      ],
      17,
      '#3f9f3a',
      20,
    ],
    [
      'limbs',
      [186, 152],
      [
        [250, 80],
        [286, 140],
        [214, 66],
      ],
      17,
      '#3f9f3a',
      -20,
    ],
    ['limb', [160, 100], [150, 50], [190, 20], 14, '#3f8f3a'],
    ['leaves', 34, ['#6ab83c', '#a8dc5c', '#2f7a34'], [40, 20, 250, 140], 1.2],
    ['ridge', 'grass', 204, 30, 'ink'],
  ],
}
