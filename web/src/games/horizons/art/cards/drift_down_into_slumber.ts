/** A settler sleeps under a tree while petals drift down. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'air',
  tones: {
    top: '#4a4a86',
    mid: '#a890b8',
    low: '#ffe0c0',
    far: '#8a86a8',
    half: '#5f6f5c',
    near: '#38503c',
    ink: '#1a2a24',
  },
  parts: [
    ['disc', 84, 70, 26, '#fff0d0'],
    ['ridge', 'hill', 132, 10, 'far'],
    ['ridge', 'hill', 156, 5, 'half'],
    ['figure', 'tree', [[214, 180, 3.2]], 'ink', { second: '#c87a9a', third: '#ffc4d455' }],
    ['figure', 'sleeping', [[144, 188, 2.2]], 'ink'],
    ['leaves', 34, ['#ffc4d4', '#f7a8c0', '#fff0e8'], [60, 40, 240, 130], 0.55],
    ['ridge', 'hill', 184, 3, 'near'],
    ['ridge', 'grass', 204, 14, 'ink'],
  ],
}
