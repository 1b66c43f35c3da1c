/** Two beasts come out of the jungle. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'animal',
  tones: { top: '#0f2c22', mid: '#2f6a44', low: '#d8dc84', far: '#2f6f48', half: '#1a4630', near: '#2a0d10' },
  parts: [
    ['disc', 252, 42, 18, '#eefbb4'],
    ['ridge', 'canopy', 100, 30, 'far'],
    ['ridge', 'canopy', 122, 28, 'half'],
    ['fog', 90, 60, '#d6f09a', 0.35],
    ['figure', 'beast', [[226, 168, 1]], 'near', { flip: true }],
    ['figure', 'beast', [[84, 194, 1.15]], 'ink'],
    ['figure', 'grasping', [[306, 214, 1.1]], '#05150e'],
    ['ridge', 'grass', 204, 26, '#05150e'],
    ['sparks', 18, '#eefbb4'],
  ],
}
