/** A camp is empty; something has dragged its people into the dark. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'eyes',
  parts: [
    ['ridge', 'pines', 96, 50, 'far'],
    ['ridge', 'pines', 124, 58, 'half'],
    [
      'eyes',
      [
        [168, 66, 1.9],
        [70, 82, 0.9],
      ],
      'light',
    ],
    ['ridge', 'hill', 146, 4, 'near'],
    ['glow', 104, 160, 86, '#ff9a3a', 0.85],
    ['figure', 'campfire', [[104, 170, 1.25]], '#2a1408'],
    ['figure', 'hat', [[66, 180, 1.6]], '#04120d'],
    ['figure', 'lantern', [[146, 182, 1.2]], '#04120d'],
    ['limb', [334, 96], [290, 170], [206, 166], 28, 'ink', 0.3],
    ['limb', [334, 140], [286, 200], [200, 178], 24, 'ink', 0.3],
    ['figure', 'frightened', [[226, 178, 2.2]], '#020b08', { turn: -68 }],
    ['ridge', 'grass', 204, 20, 'ink'],
    ['sparks', 12, '#ffc35a', [70, 90, 80, 70]],
  ],
}
