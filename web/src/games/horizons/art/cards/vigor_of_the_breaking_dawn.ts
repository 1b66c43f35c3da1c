/** Hunters lift their spears before the rising sun. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'dawn',
  parts: [
    ['rays', 160, 136, 20, 0.3],
    ['disc', 160, 136, 68, '#fff4d0'],
    ['clouds', 4, '#fff0d8', 14, 70, 0.45],
    ['ridge', 'hill', 158, 8, 'half'],
    ['figure', 'striker', [[160, 162, 2.5]], 'ink'],
    ['figure', 'striker', [[88, 168, 2]], 'ink'],
    ['figure', 'striker', [[236, 168, 2]], 'ink'],
    [
      'figure',
      'hunter',
      [
        [40, 174, 1.6],
        [286, 174, 1.6],
      ],
      'ink',
    ],
    ['ridge', 'hill', 174, 5, 'ink'],
    [
      'figure',
      'bird',
      [
        [60, 60, 0.7],
        [250, 44, 0.6],
        [220, 62, 0.5],
      ],
      'near',
    ],
  ],
}
