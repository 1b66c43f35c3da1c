/** Whirls of sand cross the dunes. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'heat',
  parts: [
    ['disc', 72, 58, 26, '#fff3d0', 0.85],
    ['ridge', 'dune', 136, 22, 'far'],
    ['swirl', 214, 168, 1.75, '#fff0c4', 6],
    ['swirl', 104, 164, 0.95, '#fff0c4', 5, 0.7],
    ['ridge', 'dune', 166, 18, 'half'],
    ['ridge', 'dune', 188, 16, 'ink'],
    ['figure', 'runner', [[148, 180, 1.3]], 'ink', { flip: true }],
    ['streaks', 70, '#fff0c4', [-20, 40, 320, 150]],
  ],
}
