/** A walking tree and a giant of boulders set out together. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'earth',
  tones: { top: '#3a4a2c', mid: '#8a9a4c', low: '#f4dc94' },
  parts: [
    ['disc', 160, 66, 30, '#fff0c0'],
    ['ridge', 'canopy', 122, 24, 'far'],
    ['ridge', 'hill', 156, 4, 'half'],
    ['figure', 'walker', [[92, 182, 2]], 'near', { second: '#ffd24a' }],
    ['figure', 'golem', [[220, 184, 1.75]], '#4c3c2c', { second: '#ffe0a033' }],
    ['ridge', 'hill', 182, 3, 'ink'],
    ['figure', 'runner', [[292, 194, 1.2]], 'ink'],
    ['figure', 'runner', [[154, 196, 1.1]], 'ink'],
    ['ridge', 'grass', 206, 12, 'ink'],
  ],
}
