/** A settler hangs in a wall of thorns. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'mud',
  parts: [
    ['disc', 160, 84, 46, '#f6efb4', 0.85],
    ['ridge', 'canopy', 120, 26, 'far'],
    ['ridge', 'hill', 166, 5, 'half'],
    ['figure', 'frightened', [[162, 140, 2]], 'ink'],
    ['bramble', [-10, 190], [80, 40], [330, 120], 11, 'near'],
    ['bramble', [330, 200], [240, 60], [-10, 90], 10, 'near'],
    ['bramble', [20, 210], [100, 120], [210, -10], 9, 'ink'],
    ['bramble', [300, 210], [240, 130], [70, -10], 9, 'ink'],
    ['bramble', [-10, 150], [160, 220], [330, 150], 14, 'ink'],
    ['bramble', [90, 210], [170, 90], [330, 60], 8, 'ink'],
    ['ridge', 'grass', 204, 20, 'ink'],
  ],
}
