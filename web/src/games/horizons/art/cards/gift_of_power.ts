/** A hand from above gives a ball of light to a hand below. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'moon',
  tones: { mid: '#3a5a94', low: '#9fd0b4' },
  parts: [
    ['stars', 34],
    ['ridge', 'peak', 160, 40, 'far'],
    ['glow', 160, 106, 100, '#bff4d8', 0.7],
    ['figure', 'giving', [[150, 92, 1.15]], 'ink'],
    ['figure', 'clutch', [[160, 196, 1.05]], 'near'],
    ['orbs', [[160, 106, 15, '#c8ffe0']]],
    ['rays', 160, 106, 14, 0.12, '#c8ffe0'],
    ['ridge', 'canopy', 196, 16, 'ink'],
    ['sparks', 30, '#d8ffe8', [90, 50, 140, 100]],
  ],
}
