/** Wind takes a cannon away flake by flake. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'air',
  tones: {
    top: '#56504c',
    mid: '#a88a70',
    low: '#f0d4ac',
    far: '#8a7464',
    half: '#64503f',
    near: '#3f2f26',
    ink: '#241a16',
  },
  parts: [
    ['disc', 70, 50, 20, '#fff0d0', 0.7],
    ['ridge', 'hill', 126, 10, 'far'],
    ['figure', 'tower', [[266, 146, 1.2]], 'half', { second: '#7a6250' }],
    ['ridge', 'hill', 150, 5, 'half'],
    [
      'gusts',
      [
        [10, 60, 0.9],
        [90, 96, 1],
        [0, 130, 0.8],
      ],
      '#fff3dc',
      0.6,
    ],
    ['figure', 'cannon', [[138, 186, 2.5]], '#5c2810'],
    ['leaves', 34, ['#c2642c', '#e08a3a', '#8a4420'], [150, 70, 170, 110], 0.5],
    ['ridge', 'hill', 186, 3, 'ink'],
    ['streaks', 30, '#fff3dc', [60, 50, 260, 120], 0.6],
  ],
}
