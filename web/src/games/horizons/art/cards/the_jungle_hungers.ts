/** The jungle closes over a house like jaws. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'plant',
  tones: { top: '#04130f', mid: '#14402c', low: '#7fa858' },
  parts: [
    ['disc', 160, 76, 30, '#e5f7a2', 0.7],
    ['ridge', 'canopy', 116, 26, 'far'],
    ['ridge', 'hill', 160, 4, 'half'],
    ['figure', 'house', [[160, 166, 1.7]], '#1a120a'],
    ['figure', 'frightened', [[196, 168, 1.2]], '#1a120a'],
    ['fangs', -10, -4, 340, 112, 9, true, 'ink'],
    [
      'eyes',
      [
        [84, 26, 1.2],
        [238, 28, 1.2],
      ],
      'light',
    ],
    ['fangs', -6, 204, 332, 62, 10, false, 'ink'],
  ],
}
