/** A canoe finds its way through channels that open in the swamp. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'mud',
  parts: [
    ['disc', 232, 50, 20, '#fbf6c8'],
    ['ridge', 'canopy', 92, 22, 'far'],
    ['ridge', 'canopy', 104, 16, 'half'],
    ['ridge', 'flat', 106, 0, '#69743c'],
    ['river', 214, 106, 120, 190, '#2f4a44', '#cfd8a0'],
    ['river', 110, 108, 250, 120, '#2f4a44', '#cfd8a0'],
    [
      'figure',
      'reeds',
      [
        [60, 150, 1],
        [196, 138, 0.7],
        [286, 152, 1.1],
      ],
      'near',
    ],
    ['figure', 'canoe', [[158, 172, 1.25]], 'ink'],
    ['rings', 158, 174, 56, 6, 2, '#e8ecc0', 1.3],
    [
      'figure',
      'reeds',
      [
        [22, 200, 1.5],
        [304, 202, 1.5],
      ],
      'ink',
    ],
    ['fog', 92, 34, 'light', 0.35],
  ],
}
