/** A claw of lightning closes on a tower. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'storm',
  parts: [
    ['clouds', 9, 'ink', 4, 64, 0.7],
    ['ridge', 'peak', 156, 54, 'far'],
    ['glow', 160, 150, 90, '#fff3b0', 0.9],
    ['bolt', 44, 8, 148, 'light', 1.3, 92],
    ['bolt', 160, -4, 132, 'light', 1.2, -14],
    ['bolt', 276, 8, 148, 'light', 1.3, -92],
    ['ridge', 'peak', 178, 14, 'half'],
    ['figure', 'tower', [[160, 186, 1.2]], 'ink', { second: '#ffe9a0' }],
    ['ridge', 'hill', 188, 4, 'ink'],
    ['sparks', 26, 'light', [110, 110, 100, 70]],
  ],
}
