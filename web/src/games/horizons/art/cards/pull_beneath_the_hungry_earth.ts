/** Hands of mud draw a settler down. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'earth',
  tones: { top: '#1f1a2c', mid: '#5c4a4c', low: '#e8c898' },
  parts: [
    ['crescent', 250, 44, 15],
    ['ridge', 'peak', 116, 24, 'far'],
    ['figure', 'house', [[250, 150, 1.3]], 'near', { turn: 20 }],
    ['ridge', 'hill', 144, 4, '#9a7850'],
    ['pool', 150, 168, 118, 20, '#5c4028', '#8a6a44'],
    ['figure', 'frightened', [[150, 176, 2.6]], 'ink'],
    ['pool', 150, 176, 56, 9, '#4a3220', '#6a4c30'],
    ['figure', 'clutch', [[90, 190, 1]], '#1c1008'],
    ['figure', 'clutch', [[212, 188, 1]], '#1c1008', { flip: true }],
    ['rings', 150, 174, 110, 18, 3, '#a88458', 1.5],
    ['ridge', 'hill', 198, 2, 'near'],
  ],
}
