/** A soldier has sunk down under a sun that fills the sky. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'heat',
  parts: [
    ['rays', 160, 70, 20, 0.22],
    ['disc', 160, 70, 62, '#fff6d8'],
    ['rings', 160, 70, 150, 150, 5, '#fff3c8', 2],
    ['ridge', 'dune', 150, 14, 'far'],
    ['ridge', 'dune', 166, 8, 'half'],
    ['figure', 'slumped', [[120, 176, 2.5]], 'ink'],
    ['figure', 'slumped', [[226, 178, 2.2]], 'ink', { flip: true }],
    ['figure', 'hat', [[172, 180, 1.8]], 'ink'],
    ['ridge', 'dune', 190, 8, 'near'],
  ],
}
