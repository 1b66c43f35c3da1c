/** The swamp opens into three channels, and a canoe glides into the light. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'mud',
  tones: { low: '#f0e6a4' },
  parts: [
    ['disc', 160, 62, 26, '#fffbd8'],
    ['ridge', 'canopy', 94, 24, 'far'],
    ['ridge', 'canopy', 106, 16, 'half'],
    ['ridge', 'flat', 108, 0, '#5c6836'],
    ['river', 128, 108, 8, 96, '#44766c', '#e4ecc0'],
    ['river', 192, 108, 312, 96, '#44766c', '#e4ecc0'],
    ['river', 160, 108, 160, 200, '#4c8479', '#eef4cc'],
    [
      'figure',
      'reeds',
      [
        [92, 146, 1],
        [228, 146, 1],
      ],
      'near',
    ],
    ['rings', 160, 170, 84, 8, 3, '#f6f8d4', 1.5],
    ['figure', 'canoe', [[160, 170, 2]], 'ink'],
    ['fog', 92, 34, 'light', 0.4],
    [
      'figure',
      'reeds',
      [
        [30, 204, 1.9],
        [290, 206, 1.9],
      ],
      'ink',
    ],
    ['sparks', 22, '#fffbd8', [110, 112, 100, 60], 1.8],
  ],
}
