/** A town fades into the mist, tower by tower. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'moon',
  tones: { mid: '#454a86', low: '#b8c4dc' },
  parts: [
    ['disc', 226, 44, 24],
    ['stars', 20],
    ['ridge', 'hill', 110, 12, '#7880b0'],
    ['figure', 'tower', [[60, 140, 1.5]], '#8890bc', { second: '#a8b0d4' }],
    ['wisps', 8, 110, 150, '#dfe6f6', 0.4],
    ['figure', 'tower', [[164, 160, 1.9]], '#565c94', { second: '#ffe0a0' }],
    ['figure', 'house', [[226, 160, 1.4]], '#565c94', { second: '#ffe0a0' }],
    ['wisps', 9, 140, 174, '#dfe6f6', 0.5],
    ['figure', 'house', [[104, 186, 1.7]], 'near', { second: '#ffcf6a' }],
    ['wisps', 8, 172, 196, '#e8eefa', 0.55],
    ['figure', 'man', [[262, 190, 1.6]], 'ink'],
  ],
}
