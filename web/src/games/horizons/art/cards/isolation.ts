/** One lit house on a lone rock before the moon; mist has taken the land around it. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'fear',
  tones: { top: '#070b1c', mid: '#1f2a58', low: '#7d8cc8', far: '#33407a', half: '#222c5a' },
  parts: [
    ['stars', 60],
    ['disc', 160, 82, 52, '#dfe6ff'],
    ['ridge', 'pines', 126, 22, 'far'],
    ['fog', 88, 64, '#aebcf0', 0.55],
    ['shape', 'M84 208 112 160Q134 142 162 142T206 158L240 208Z', '#0c1130'],
    ['shape', 'M162 142Q190 142 206 158L240 208H186Z', '#182150'],
    ['glow', 160, 130, 50, '#ffcf6a', 0.7],
    ['figure', 'house', [[156, 146, 1.7]], '#0a0e26', { second: '#ffe6a0' }],
    ['figure', 'bare', [[206, 162, 0.9]], '#0a0e26'],
    ['fog', 150, 60, '#aebcf0', 0.7],
    ['wisps', 7, 160, 40, '#c6d0fa', 0.3],
  ],
}
