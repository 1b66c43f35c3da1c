/** A shoot grows from a felled trunk, the axe still in it. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'plant',
  tones: { top: '#3a7a8a', mid: '#9fd09a', low: '#fff6c0' },
  parts: [
    ['rays', 140, 60, 18, 0.22],
    ['disc', 140, 60, 24],
    ['ridge', 'canopy', 122, 24, 'far'],
    [
      'figure',
      'stump',
      [
        [72, 156, 0.8],
        [250, 152, 0.7],
      ],
      'half',
    ],
    ['ridge', 'hill', 154, 4, 'half'],
    ['glow', 140, 124, 80, '#fff6b0', 0.6],
    ['figure', 'stump', [[154, 190, 2.5]], '#4a2c14'],
    ['figure', 'sprout', [[144, 128, 2.4]], '#3f8f3a', { second: '#a8dc5c' }],
    ['figure', 'axe', [[214, 156, 1.6]], '#2a170a', { turn: 42 }],
    ['ridge', 'grass', 204, 20, 'ink'],
    ['sparks', 22, 'light', [80, 30, 140, 100]],
  ],
}
