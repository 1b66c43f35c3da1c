/** A settler has left hat and musket, and goes to the fire of the dahan. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'moon',
  tones: { mid: '#38306e', low: '#d08a6a', far: '#4a3a70', half: '#3a2c58' },
  parts: [
    ['crescent', 52, 46, 20],
    ['stars', 30],
    ['ridge', 'peak', 118, 34, 'far'],
    ['ridge', 'hill', 138, 6, 'half'],
    [
      'figure',
      'hut',
      [
        [272, 158, 2],
        [176, 148, 1.2],
      ],
      '#2a1a30',
      { second: '#c87a3c' },
    ],
    ['glow', 214, 150, 130, '#ffb04a', 0.95],
    ['ridge', 'hill', 164, 3, '#4a2c44'],
    ['figure', 'campfire', [[214, 180, 1.7]], '#1a0f14'],
    ['figure', 'herder', [[256, 186, 1.8]], 'ink', { flip: true }],
    ['figure', 'hunter', [[296, 188, 1.8]], 'ink', { flip: true }],
    ['figure', 'man', [[136, 190, 2.3]], 'ink'],
    ['figure', 'hat', [[52, 188, 2.4]], 'ink'],
    ['stroke', 'M74 190 104 182', 'ink', 4],
    ['ridge', 'grass', 208, 16, 'ink'],
    ['sparks', 20, '#ffd884', [180, 70, 70, 90], 2],
  ],
}
