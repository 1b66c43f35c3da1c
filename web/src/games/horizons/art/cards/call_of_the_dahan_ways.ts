/** A settler has left hat and musket, and goes to the fire of the dahan. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'moon',
  tones: { low: '#6a86b8' },
  parts: [
    ['disc', 62, 52, 24],
    ['stars', 26],
    ['ridge', 'peak', 116, 30, 'far'],
    ['ridge', 'hill', 140, 6, 'half'],
    ['glow', 222, 156, 120, '#ffb04a', 0.95],
    ['figure', 'hut', [[262, 162, 1.6]], 'near', { second: '#6a4430' }],
    ['figure', 'campfire', [[214, 174, 1.1]], '#1a0f14'],
    ['figure', 'herder', [[246, 178, 1.5]], 'ink', { flip: true }],
    ['figure', 'hunter', [[290, 182, 1.5]], 'ink', { flip: true }],
    ['ridge', 'hill', 178, 3, '#33407a'],
    ['figure', 'man', [[148, 190, 2.2]], 'ink'],
    ['figure', 'hat', [[64, 192, 2.4]], 'ink'],
    ['ridge', 'grass', 206, 18, 'ink'],
  ],
}
