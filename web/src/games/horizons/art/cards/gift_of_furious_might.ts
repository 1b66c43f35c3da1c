/** A flame between two rows of teeth. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'teeth',
  parts: [
    ['rays', 160, 96, 16, 0.2],
    ['disc', 160, 96, 52, '#ffb870', 0.4],
    ['ridge', 'peak', 160, 26, 'far'],
    ['ridge', 'hill', 172, 6, 'half'],
    ['glow', 160, 112, 96, '#ff8a2a', 0.9],
    ['figure', 'flame', [[160, 164, 1.75]], '#f0531c'],
    ['fangs', 40, 10, 240, 72, 7, true, '#f8ecd2'],
    ['limb', [-10, 4], [160, 34], [330, 4], 24, 'ink', 1],
    ['fangs', 66, 194, 190, 54, 7, false, '#e9d6b4'],
    ['limb', [-10, 202], [160, 176], [330, 202], 22, 'ink', 1],
    ['sparks', 26, '#ffd9a0'],
  ],
}
