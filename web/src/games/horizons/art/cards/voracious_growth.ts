/** Vines climb out of the ground, wind about a house and pull it down. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'plant',
  parts: [
    ['disc', 66, 46, 22, '#eefbb4', 0.9],
    ['ridge', 'canopy', 104, 24, 'far'],
    ['glow', 160, 120, 110, '#d8f5a0', 0.6],
    ['ridge', 'hill', 158, 4, '#4c8a4c'],
    ['limb', [248, 214], [286, 90], [196, 44], 22, '#2c7a30'],
    ['figure', 'house', [[160, 186, 2.9]], '#1c1008', { second: '#ffe08a', turn: -9 }],
    ['limb', [70, 214], [44, 96], [34, 46], 20, '#3f9f3a'],
    ['limb', [92, 214], [84, 70], [190, 92], 24, '#3f9f3a'],
    ['limb', [236, 214], [250, 110], [118, 138], 24, '#4aac40'],
    ['limb', [268, 214], [300, 120], [276, 56], 20, '#3f8f3a'],
    ['stroke', 'M92 190Q90 92 176 90M236 190Q240 124 136 136', '#8ed85a', 3, 0.8],
    ['leaves', 16, ['#6ab83c', '#a8dc5c', '#2f7a34'], [20, 30, 60, 140], 1.5],
    ['leaves', 16, ['#6ab83c', '#a8dc5c', '#2f7a34'], [236, 36, 60, 130], 1.5],
    ['leaves', 12, ['#6ab83c', '#a8dc5c', '#2f7a34'], [86, 74, 150, 24], 1.4],
    ['ridge', 'grass', 206, 28, 'ink'],
  ],
}
