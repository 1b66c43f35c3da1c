/** One lit house, alone in a wide and empty land. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'fear',
  tones: { top: '#070b1c', mid: '#1f2a58', low: '#6a7ab4', far: '#33407a', half: '#222c5a' },
  parts: [
    ['stars', 60],
    ['disc', 66, 44, 15, '#dfe6ff'],
    ['mountain', 250, 152, 260, 92, 'far'],
    ['mountain', 96, 152, 240, 68, '#2a3568'],
    ['ridge', 'hill', 142, 5, 'half'],
    ['ridge', 'hill', 160, 4, 'near'],
    ['glow', 160, 158, 40, '#ffcf6a', 0.9],
    ['figure', 'house', [[160, 164, 0.85]], 'ink', { second: '#ffe6a0' }],
    ['ridge', 'hill', 184, 5, 'ink'],
  ],
}
