/** A light shines out of a cave, and a settler walks in. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'moon',
  tones: { mid: '#33265c', low: '#b07ab0', far: '#3c3260', half: '#2a2248' },
  parts: [
    ['stars', 24],
    ['ridge', 'pines', 110, 34, 'far'],
    ['figure', 'cave', [[160, 182, 1.15]], 'ink', { second: '#ffe6a8', third: '#5a4a8a55' }],
    ['glow', 160, 148, 100, '#ffb86a', 0.7],
    ['ridge', 'hill', 170, 3, 'near'],
    ['figure', 'man', [[160, 186, 1.7]], 'ink'],
    ['figure', 'grasping', [[70, 206, 1.1]], 'ink'],
    ['figure', 'grasping', [[250, 206, 1.1]], 'ink', { flip: true }],
    ['ridge', 'grass', 206, 22, 'ink'],
    ['sparks', 30, '#ffe0a0', [100, 80, 120, 90]],
  ],
}
