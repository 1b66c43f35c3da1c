/** A broken wagon lies by the road, its load lost. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'fear',
  tones: { low: '#b88a9a' },
  parts: [
    ['crescent', 254, 44, 16],
    ['clouds', 4, 'ink', 20, 80, 0.4],
    ['ridge', 'hill', 126, 8, 'far'],
    ['figure', 'tower', [[272, 140, 1.1]], 'far', { second: '#6a4a80' }],
    ['ridge', 'hill', 146, 4, 'half'],
    ['glow', 150, 150, 80, '#c89ae0', 0.4],
    ['figure', 'wagon', [[156, 180, 2]], 'ink', { second: '#c9b0cc', turn: -9 }],
    ['figure', 'crate', [[252, 188, 1.2]], 'ink', { second: '#7a5a7c', turn: 18 }],
    ['figure', 'crate', [[284, 192, 1]], 'ink', { second: '#7a5a7c', turn: -30 }],
    ['figure', 'rodent', [[228, 196, 0.6]], 'ink'],
    ['figure', 'rodent', [[60, 196, 0.6]], 'ink', { flip: true }],
    ['ridge', 'hill', 190, 2, 'ink'],
  ],
}
