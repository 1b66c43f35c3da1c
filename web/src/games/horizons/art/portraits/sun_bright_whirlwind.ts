/** A face in the sun of a storm, with bands of wind that carry leaves and settlers off. */

import type { Portrait } from '../kit/portrait'

export const portrait: Portrait = {
  palette: 'wind',
  tones: { top: '#1d4c98', mid: '#6db2ea', low: '#fff1cc' },
  eyes: 234,
  layers: [
    {
      parts: [
        ['clouds', 7, '#ffffff', 20, 200, 0.3],
        ['glow', 150, 236, 240, '#fff3b8', 0.9],
      ],
    },
    { motion: 'turn', around: [150, 236], parts: [['rays', 150, 236, 22, 0.34, '#fffbe4']] },
    {
      motion: 'sway',
      around: [150, 236],
      parts: [
        [
          'stroke',
          'M150 118C262 118 292 214 252 296C206 388 56 372 40 262C26 156 118 60 222 82C314 104 342 220 306 340',
          '#ffffff',
          26,
          0.42,
        ],
        [
          'stroke',
          'M150 354C44 350 14 246 56 168C102 86 240 90 258 210C270 304 188 398 84 376C0 356-34 250-6 130',
          '#e9f5ff',
          22,
          0.5,
        ],
        ['stroke', 'M-20 430C60 384 140 440 204 402C254 374 290 384 330 362', '#ffffff', 18, 0.42],
        ['stroke', 'M-20 84C60 50 120 100 194 62C244 40 280 56 330 30', '#ffffff', 16, 0.4],
      ],
    },
    {
      motion: 'sway',
      around: [150, 236],
      ahead: 0.5,
      parts: [
        [
          'stroke',
          'M72 250C62 170 130 126 196 150C246 172 252 244 216 290M228 222C238 302 170 346 104 322C54 300 48 228 84 182',
          '#ffffff',
          13,
          0.95,
        ],
        ['stroke', 'M56 258C46 160 124 84 218 98', '#ffe9a6', 8, 0.95],
        ['stroke', 'M250 216C258 300 184 378 92 358', '#ffe9a6', 8, 0.95],
        ['stroke', 'M150 322C96 320 72 276 82 226M210 268C232 240 232 196 206 172', '#bfe0fb', 6, 0.9],
        ['stroke', 'M30 306C10 250 22 180 62 134M276 168C296 226 284 300 238 348', '#ffffff', 4, 0.9],
      ],
    },
    {
      motion: 'breathe',
      around: [150, 236],
      parts: [
        ['glow', 150, 236, 130, '#fff7c8', 1],
        ['wreath', [150, 236], [66, 66], 15, 2.3, ['#ffe9a2', '#fff6cf', '#ffd56a']],
        [
          'shade',
          'radial',
          'M84 236a66 66 0 1 0 132 0a66 66 0 1 0-132 0z',
          [0, '#ffffff'],
          [0.55, '#fffce6'],
          [1, '#ffd877'],
        ],
        ['stroke', 'M92 208Q118 202 141 222M208 208Q182 202 159 222', '#e09a2a', 6],
        ['stroke', 'M150 226Q141 246 150 256', '#e6b04a', 4],
        ['shape', 'M138 276a12 9 0 1 0 24 0a12 9 0 1 0-24 0z', '#1f58a6'],
        ['stroke', 'M128 268Q134 262 142 263M172 268Q166 262 158 263M140 292Q150 297 160 292', '#e6b04a', 3],
        ['glow', 110, 268, 22, '#ffb45a', 0.55],
        ['glow', 190, 268, 22, '#ffb45a', 0.55],
      ],
    },
    {
      motion: 'blink',
      around: [150, 234],
      parts: [
        [
          'shape',
          'M94 234Q118 214 142 238Q118 254 94 234zM206 234Q182 214 158 238Q182 254 206 234z',
          '#12386e',
        ],
        [
          'shape',
          'M100 234Q118 219 137 237Q118 248 100 234zM200 234Q182 219 163 237Q182 248 200 234z',
          '#3f93e6',
        ],
        [
          'shape',
          'M112 234a7 7 0 1 0 14 0a7 7 0 1 0-14 0zM174 234a7 7 0 1 0 14 0a7 7 0 1 0-14 0z',
          '#f4fbff',
        ],
      ],
    },
    {
      motion: 'float',
      ahead: 0.3,
      parts: [
        ['leaves', 12, ['#ffd66a', '#f2a52a', '#6fa832'], [-6, 40, 312, 110], 1],
        ['leaves', 9, ['#6fa832', '#f2a52a', '#ffd66a'], [-6, 150, 70, 170], 1.1],
        ['leaves', 9, ['#f2a52a', '#6fa832', '#ffd66a'], [236, 150, 70, 170], 1.1],
        ['leaves', 14, ['#ffd66a', '#6fa832', '#f2a52a'], [-6, 320, 312, 120], 1.1],
        ['figure', 'bird', [[62, 92, 1]], '#1d3f7a'],
        ['figure', 'bird', [[240, 60, 0.7]], '#1d3f7a', { flip: true }],
        ['figure', 'bird', [[98, 60, 0.5]], '#1d3f7a'],
      ],
    },
    {
      motion: 'sway',
      around: [150, 200],
      ahead: 0.5,
      parts: [
        ['figure', 'frightened', [[232, 416, 1.3]], '#142a5c', { turn: -34 }],
        ['figure', 'frightened', [[66, 432, 1.05]], '#142a5c', { turn: 42, flip: true }],
        ['figure', 'hat', [[196, 384, 0.8]], '#142a5c', { turn: 30 }],
      ],
    },
    {
      parts: [
        ['ridge', 'peak', 484, 60, '#86a6d6'],
        ['fog', 420, 100, '#ffffff', 0.55],
        ['ridge', 'peak', 506, 40, '#4d6fae'],
        ['ridge', 'dune', 524, 20, '#e4b85e'],
        ['figure', 'palm', [[262, 532, 0.9]], '#7a4c1c', { flip: true }],
        ['figure', 'hut', [[44, 534, 0.8]], '#5a3414', { second: '#a8702f' }],
        ['ridge', 'dune', 550, 16, '#a8702f'],
      ],
    },
    { motion: 'float', parts: [['sparks', 44, '#fffdf0', [10, 60, 280, 420], 2]] },
  ],
}
