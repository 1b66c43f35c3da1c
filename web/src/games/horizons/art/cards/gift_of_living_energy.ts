/** Hands hold a shoot that burns with light. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'sun',
  tones: { top: '#2f6a4a', mid: '#a8c85a', low: '#fff3b0', near: '#4a2a14' },
  parts: [
    ['rays', 160, 84, 20, 0.26],
    ['ridge', 'canopy', 140, 20, '#6a9a4c'],
    ['glow', 160, 88, 110, '#fff0a0', 0.95],
    ['figure', 'flame', [[160, 132, 1.5]], '#ffb23a', { second: '#ffe06a', third: '#fffbe0' }],
    ['figure', 'sprout', [[160, 134, 2.1]], '#2f7a34', { second: '#6ab83c' }],
    ['figure', 'bowl', [[160, 156, 1.35]], 'near', { second: '#ffca7a' }],
    ['sparks', 40, '#fff8c8', [60, 10, 200, 140], 2],
  ],
}
