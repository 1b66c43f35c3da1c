/** A torrent carries houses down a valley in the sun. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'water',
  tones: { top: '#3f93b4', mid: '#9fd8d8', low: '#fff4cc' },
  parts: [
    ['rays', 160, 52, 14, 0.3],
    ['disc', 160, 52, 28, '#fffbe0'],
    ['mountain', 46, 150, 190, 120, '#4c8f94', '#eafff8'],
    ['mountain', 280, 150, 190, 128, '#3f8088', '#eafff8'],
    ['river', 160, 92, 160, 420, '#1a7a98', '#d9fff6'],
    ['figure', 'house', [[112, 148, 1.3]], '#123c4c', { turn: -24, second: '#ffe9a8' }],
    ['figure', 'house', [[214, 164, 1.6]], '#0d3040', { turn: 28, second: '#ffe9a8' }],
    ['figure', 'tower', [[160, 130, 0.8]], '#1a4a5a', { turn: -14 }],
    [
      'figure',
      'surf',
      [
        [70, 176, 1.2],
        [190, 186, 1.4],
        [280, 176, 1.1],
      ],
      '#0f5d7c',
    ],
    ['sparks', 40, '#ffffff', [30, 110, 260, 80], 2],
  ],
}
