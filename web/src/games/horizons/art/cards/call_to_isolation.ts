/** A hand of wind parts settlers from a village. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'air',
  tones: { top: '#4f7fc4', mid: '#a8cdec', low: '#fff3c8' },
  parts: [
    ['disc', 46, 44, 18, '#fff6cf'],
    ['clouds', 5, '#ffffff', 14, 80, 0.5],
    ['ridge', 'hill', 144, 8, 'far'],
    [
      'figure',
      'hut',
      [
        [36, 168, 1.2],
        [78, 162, 1],
      ],
      'ink',
    ],
    ['glow', 150, 96, 84, '#ffffff', 0.8],
    [
      'gusts',
      [
        [92, 128, 0.9],
        [84, 156, 1],
      ],
      '#ffffff',
      0.9,
    ],
    ['figure', 'hand', [[150, 168, 1.6]], '#f4faff', { second: '#7fa6dc' }],
    ['stroke', 'M98 176Q126 156 150 166T206 158Q222 148 210 140', '#ffffff', 8],
    ['stroke', 'M104 186Q136 170 160 178T222 170', '#cfe2fa', 7],
    [
      'gusts',
      [
        [186, 84, 0.5],
        [192, 116, 0.6],
      ],
      '#ffffff',
      0.8,
    ],
    ['ridge', 'hill', 180, 4, 'half'],
    [
      'figure',
      'runner',
      [
        [238, 186, 1.6],
        [272, 184, 1.4],
        [302, 188, 1.5],
      ],
      'ink',
    ],
    ['ridge', 'hill', 190, 3, 'near'],
  ],
}
