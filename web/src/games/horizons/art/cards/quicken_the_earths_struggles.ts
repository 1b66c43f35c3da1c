/** Spikes of rock break through a town. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'fire',
  tones: {
    top: '#2c1a34',
    mid: '#8a4a4c',
    low: '#f4b878',
    far: '#7a4a4a',
    half: '#55302f',
    near: '#331a1c',
    ink: '#1c0d12',
  },
  parts: [
    ['disc', 64, 52, 20, '#ffe2b0', 0.8],
    ['ridge', 'peak', 126, 28, 'far'],
    ['ridge', 'hill', 156, 4, 'half'],
    ['glow', 160, 100, 110, '#ffd8a0', 0.5],
    ['figure', 'tower', [[172, 112, 1.5]], 'ink', { turn: 16, second: '#ffd06a' }],
    ['figure', 'clutch', [[156, 204, 2]], 'near'],
    ['figure', 'house', [[60, 176, 1.3]], 'ink', { turn: -18 }],
    ['figure', 'house', [[268, 176, 1.4]], 'ink', { turn: 20 }],
    ['cracks', 160, 190, 150, 9, '#ff9a4a', 4],
    ['ridge', 'slabs', 194, 14, 'ink'],
    ['sparks', 40, '#e8c8a0', [60, 30, 220, 120], 2.4],
  ],
}
