/** A wagon has lost a wheel on the road, and its load lies about. */

import type { Scene } from '../kit/kit'

export const scene: Scene = {
  palette: 'fear',
  tones: { low: '#b88a9a' },
  parts: [
    ['crescent', 262, 44, 16],
    ['clouds', 4, 'ink', 20, 80, 0.4],
    ['ridge', 'hill', 122, 8, 'far'],
    ['figure', 'tower', [[276, 132, 1.1]], 'far', { second: '#f0b070' }],
    ['glow', 150, 128, 110, '#e0b0e8', 0.6],
    ['ridge', 'hill', 146, 4, 'half'],
    ['shape', 'M40 200Q120 168 300 152L320 156V166Q190 176 150 200z', '#5a3a6a', 0.7],
    ['figure', 'wagon', [[158, 178, 2.1]], 'ink', { second: '#e6d2c8', turn: -12 }],
    ['shape', 'M48 178a26 8 0 1 1 52 0a26 8 0 1 1-52 0zM56 178a18 5 0 1 0 36 0a18 5 0 1 0-36 0z', 'ink'],
    ['stroke', 'M74 171V185M54 178H94M60 173l28 10M88 173l-28 10', 'ink', 2],
    ['figure', 'crate', [[236, 184, 1.3]], 'ink', { second: '#b08a9c', turn: 16 }],
    ['figure', 'crate', [[270, 190, 1.1]], 'ink', { second: '#b08a9c', turn: -28 }],
    ['figure', 'rodent', [[214, 194, 0.6]], 'ink'],
    ['ridge', 'grass', 202, 10, 'ink'],
  ],
}
