/** Water and vine wind about each other under the moon. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'moon',
  tones: { low: '#6fa8b0' },
  parts: [
    ['stars', 40],
    ['disc', 160, 60, 40],
    ['ridge', 'peak', 146, 36, 'far'],
    ['water', 158, 'half', '#9fd0d8'],
    ['glow', 160, 110, 110, '#8fe8c8', 0.45],
    ['strands', 160, 186, 184, 36, '#3fae6a', '#4fb4e8', 2],
    ['leaves', 14, ['#7fd88a', '#3fae6a'], [100, 20, 120, 140], 1.3],
    ['rings', 160, 184, 90, 12, 3, '#c8f4f0', 1.6],
    ['sparks', 26, '#d8fff0', [70, 10, 180, 150]],
  ],
}
