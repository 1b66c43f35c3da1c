/** The ground breaks up in slabs, and fire shows between them. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'fire',
  tones: { top: '#100a1c', mid: '#3c1a40', low: '#e0562a' },
  parts: [
    ['crescent', 58, 44, 16, '#ffd9c0'],
    ['stars', 16],
    ['ridge', 'peak', 122, 30, 'far'],
    ['glow', 160, 150, 150, '#ff7a1a', 0.9],
    ['figure', 'spike', [[96, 190, 1.9]], 'half', { turn: -16 }],
    ['figure', 'spike', [[226, 190, 2.1]], 'half', { turn: 14 }],
    ['figure', 'tower', [[160, 120, 1.1]], 'ink', { turn: 24, second: '#ffb54a' }],
    ['figure', 'house', [[262, 106, 1]], 'ink', { turn: -30, second: '#ffb54a' }],
    ['figure', 'spike', [[160, 204, 1.5]], 'near'],
    ['ridge', 'slabs', 186, 20, 'ink'],
    ['cracks', 160, 186, 160, 10, '#ffb23a', 5],
    ['sparks', 50, '#ffb54a', [40, 20, 240, 140], 2],
  ],
}
