/** A storm of leaves round a bright eye. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'wind',
  parts: [
    ['disc', 160, 84, 28, '#fff7d0'],
    ['clouds', 6, '#ffffff', 10, 110, 0.4],
    ['ridge', 'canopy', 158, 16, 'far'],
    ['swirl', 160, 176, 1.85, '#ffffff', 7, 0.8],
    ['leaves', 60, ['#f2b23a', '#7fae3c', '#d9632c', '#f7e08a'], [10, 10, 300, 150], 1.1],
    ['ridge', 'canopy', 180, 12, 'half'],
    ['figure', 'house', [[56, 184, 1.1]], 'near'],
    ['figure', 'frightened', [[246, 186, 1.2]], 'ink'],
    ['ridge', 'hill', 190, 5, 'near'],
  ],
}
