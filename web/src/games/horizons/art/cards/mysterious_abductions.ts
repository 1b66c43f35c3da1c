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
        [232, 62, 1.5],
        [70, 74, 0.9],
      ],
      'light',
    ],
    ['ridge', 'hill', 146, 4, 'near'],
    ['glow', 104, 160, 86, '#ff9a3a', 0.85],
    ['figure', 'campfire', [[104, 170, 1.25]], '#2a1408'],
    ['figure', 'hat', [[66, 180, 1.6]], '#04120d'],
    ['figure', 'lantern', [[146, 182, 1.2]], '#04120d'],
    ['limb', [330, 120], [280, 176], [212, 172], 22, 'ink', 0.3],
    ['limb', [330, 150], [280, 196], [206, 178], 18, 'ink', 0.3],
    ['figure', 'frightened', [[232, 176, 1.7]], '#020b08', { turn: -68 }],
    ['ridge', 'grass', 204, 20, 'ink'],
    ['sparks', 12, '#ffc35a', [70, 90, 80, 70]],
  ],
}
