/** A hand of wind holds settlers off. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'air',
  tones: { top: '#4f7fc4', mid: '#a8cdec', low: '#fff3c8' },
  parts: [
    ['disc', 66, 48, 20, '#fff6cf'],
    ['clouds', 5, '#ffffff', 14, 90, 0.5],
    ['ridge', 'hill', 148, 8, 'far'],
    [
      'figure',
      'hut',
      [
        [40, 166, 1],
        [74, 164, 0.8],
      ],
      'near',
    ],
    ['figure', 'hand', [[150, 180, 1.75]], '#fbfdff', { opacity: 0.9 }],
    [
      'gusts',
      [
        [168, 70, 0.7],
        [176, 112, 0.75],
        [164, 150, 0.6],
      ],
      '#ffffff',
      0.85,
    ],
    ['ridge', 'hill', 172, 4, 'half'],
    [
      'figure',
      'runner',
      [
        [232, 184, 1.5],
        [268, 182, 1.3],
        [298, 186, 1.4],
      ],
      'ink',
    ],
    ['ridge', 'hill', 188, 3, 'near'],
  ],
}
