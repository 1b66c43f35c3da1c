/** The music of the island: the sea, bars of wood and a flute; sticks, drums and the conch rise over them. */

import { bar, block, breath, drone, drum, flute, grains, horn, voices } from '$lib/sound/instruments'
import { note, notes, row, type Layer, type Note } from '$lib/sound/recipe'

const BEAT = 0.625
/** Beats of a long layer, and of a short one. */
const LONG = 40
const SHORT = 20
const at = (beats: number) => beats * BEAT
const every = (beats: number, whole: number, start = 0) =>
  Array.from({ length: Math.floor(whole / beats) }, (_, index) => at(start + index * beats))

const A = 110
/** Half tones above the lowest tone. */
const up = (steps: number) => A * 2 ** (steps / 12)

const TUNE: readonly (readonly [beat: number, steps: number, beats: number])[] = [
  [2, 24, 3],
  [5, 27, 1.5],
  [6.5, 26, 3.5],
  [22, 19, 2],
  [24, 22, 2],
  [26, 24, 4],
]

const sea: Note[] = [
  // Waves: each runs up the beach and draws back, and the next comes before it has gone.
  ...notes(breath([700, 260], at(9), 0.35, 0.6), [at(0), at(8), at(15), at(24), at(32)], 0.9),
  ...notes(breath([3200, 1800], at(6), 0.4, 0.8), [at(2), at(17), at(26)], 0.22),
  ...notes(drone(A, at(10)), every(5, LONG), 0.14),
  ...notes(drone(up(7), at(12)), [at(4), at(22)], 0.08),
  ...TUNE.map(([beat, steps, beats]) => note(flute(up(steps), at(beats)), at(beat), 0.16)),
  ...[12, 12.5, 13.5, 33, 33.5, 34.5].map((beat, index) =>
    note(bar(up([24, 19, 27, 24, 31, 27][index] ?? 24), 1.2), at(beat), 0.22),
  ),
]
const sticks: Note[] = [
  ...row(
    [12, 19, 24, 19, 15, 22, 19, 15, 12, 10].map((steps) => bar(up(steps), 0.8)),
    at(2),
  ),
  ...notes(block(940), every(2, SHORT, 1), 0.3),
  ...notes(block(1180), [at(4.5), at(9.5), at(14.5), at(19), at(19.5)], 0.22),
  ...notes(grains([5200, 4600], 0.12, 6, 0.02), every(1, SHORT, 0.5), 0.3),
]
const drums: Note[] = [
  ...notes(drum(66, 1), every(5, SHORT), 0.5),
  ...notes(drum(132, 0.8), every(5, SHORT), 0.4),
  ...notes(drum(96, 0.6), [1.5, 3, 6.5, 8, 8.5, 11.5, 13, 16.5, 18, 18.5, 19].map(at), 0.5),
  ...notes(drum(150, 0.3), every(2.5, SHORT, 1.25), 0.45),
]
const conch: Note[] = [
  ...notes(horn(up(0), at(7)), [at(0), at(20)], 1),
  ...notes(horn(up(1), at(6)), [at(8), at(28)], 0.8),
  ...notes(voices(up(12), at(10)), every(5, LONG), 0.6),
  ...notes(breath([300, 700], at(6), 0.75, 2), [at(13), at(33)], 0.4),
]

export const island: readonly Layer[] = [
  { name: 'sea', seconds: at(LONG), decibels: -38, notes: sea },
  { name: 'sticks', seconds: at(SHORT), decibels: -39, notes: sticks },
  { name: 'drums', seconds: at(SHORT), decibels: -37, notes: drums },
  { name: 'conch', seconds: at(LONG), decibels: -39, notes: conch },
]
