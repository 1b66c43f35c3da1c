/** The sun burns over cracked ground and bones. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'sun',
  tones: { top: '#c2561c', mid: '#f09a3a', low: '#ffe6a8' },
  parts: [
    ['rays', 214, 64, 20, 0.22],
    ['disc', 214, 64, 38, '#fff8dc'],
    ['ridge', 'slabs', 126, 14, 'far'],
    ['ridge', 'flat', 138, 0, '#c2803c'],
    ['plates', 138, '#6a3413'],
    ['figure', 'bare', [[70, 160, 1.7]], 'near'],
    ['figure', 'ruin', [[280, 152, 1.2]], 'near'],
    ['figure', 'oxskull', [[158, 190, 1.25]], '#fbeed0', { turn: -8 }],
  ],
}
