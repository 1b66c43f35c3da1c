/** Lightning and fire turn about a core of power. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'storm',
  tones: { mid: '#5a3a86', low: '#f0a05a' },
  parts: [
    ['clouds', 6, 'ink', 10, 60, 0.5],
    ['ridge', 'peak', 166, 34, 'far'],
    ['glow', 160, 92, 140, '#ffd06a', 0.7],
    ['spiral', 160, 92, 140, 0.55, 4, '#ffe8a0', 7, 0.75],
    ['spiral', 160, 92, 120, 0.55, 4, '#ff8a3a', 4, 0.9],
    ['orbs', [[160, 92, 24, '#fff3b0']]],
    ['bolt', 60, 14, 130, 'light', 0.8, -20],
    ['bolt', 262, 8, 140, 'light', 0.8, 20],
    ['ridge', 'peak', 190, 16, 'ink'],
    ['sparks', 50, '#fff0b0', [30, 10, 260, 150], 1.8],
  ],
}
