/** A hand of water rises from the sea and reaches for a house. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'water',
  tones: { top: '#2c6f9e', mid: '#8ecad8', low: '#fff0c0' },
  parts: [
    ['disc', 70, 44, 20, '#fffbe0'],
    ['rays', 70, 44, 14, 0.2],
    ['ridge', 'peak', 128, 30, 'far'],
    ['ridge', 'hill', 150, 6, 'half'],
    ['glow', 240, 140, 70, '#fff3c0', 0.7],
    ['figure', 'house', [[238, 166, 1.5]], 'ink', { second: '#ffd98a' }],
    ['figure', 'frightened', [[288, 170, 1.5]], 'ink'],
    ['limb', [164, 56], [236, 36], [288, 116], 30, '#0f618c', 0.36],
    ['limb', [2, 236], [6, 16], [160, 66], 84, '#1277a8', 0.4],
    ['shape', 'M122 74a36 31 0 1 1 72 0a36 31 0 1 1-72 0z', '#1277a8'],
    ['limb', [164, 60], [244, 44], [266, 130], 31, '#1584b4', 0.36],
    ['limb', [166, 72], [226, 62], [234, 138], 31, '#1277a8', 0.36],
    ['limb', [160, 84], [200, 82], [204, 138], 28, '#0f6a98', 0.36],
    ['limb', [134, 84], [162, 106], [164, 140], 27, '#1584b4', 0.4],
    ['stroke', 'M14 168Q32 66 132 52', '#d6fbff', 5, 0.85],
    ['stroke', 'M40 176Q58 92 112 76', '#5cc3e0', 7, 0.8],
    ['stroke', 'M164 52Q226 50 254 106M160 68Q212 68 226 118M158 82Q186 86 196 118', '#d6fbff', 2.6, 0.8],
    ['rain', 26, '#d6fbff', 2],
    ['water', 182, '#0c4863', '#8fe0ec'],
    [
      'figure',
      'surf',
      [
        [28, 196, 1.3],
        [124, 202, 1],
        [250, 204, 1],
      ],
      '#5cc3e0',
    ],
  ],
}
