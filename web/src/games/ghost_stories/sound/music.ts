/** The music of the village: a drone over which plucks, drums and voices rise; by the White Moon glass, half a tone lower. */

import { block, breath, drone, drum, glass, gong, pluck, voices, type Voice } from '$lib/sound/instruments'
import { note, notes, row, type Layer, type Note } from '$lib/sound/recipe'

const BEAT = 0.75
/** Beats of a long layer, and of a short one. */
const LONG = 32
const SHORT = 16

/** How a music sounds: its lowest tone, and what is struck for a melody and for a rhythm. */
interface Tuning {
  name: string
  low: number
  melody: (pitch: number) => Voice
  knock: (pitch: number) => Voice
}

/** The steps of the scale in half tones above its lowest tone: five to an octave. */
const SCALE = [0, 3, 5, 7, 10] as const
const pitchOf = (low: number, step: number) => {
  const octave = Math.floor(step / SCALE.length)
  return low * 2 ** (octave + (SCALE[step - octave * SCALE.length] ?? 0) / 12)
}

const at = (beats: number) => beats * BEAT
const spread = (count: number, beats: number) =>
  Array.from({ length: count }, (_, index) => at(index * beats))

function music({ name, low, melody, knock }: Tuning): readonly Layer[] {
  const tune: readonly (readonly [beat: number, step: number])[] = [
    [1, 10],
    [3, 12],
    [4.5, 11],
    [10, 13],
    [11.5, 12],
    [17, 8],
    [18, 10],
    [21, 9],
    [26, 11],
    [27.5, 10],
  ]
  const night: Note[] = [
    ...notes(drone(low, at(8)), spread(8, 4), 0.5),
    ...notes(drone(pitchOf(low, 3), at(12)), [at(2), at(18)], 0.3),
    ...notes(breath([260, 420], at(7), 0.5, 2), [at(0), at(11), at(22)], 1.1),
    ...notes(breath([900, 500], at(5), 0.4, 5), [at(6), at(19)], 0.9),
    ...tune.map(([beat, step]) => note(melody(pitchOf(low, step)), at(beat), 1.6)),
  ]
  const pulse: Note[] = [
    ...row(
      [0, 5, 3, 5, 0, 5, 4, 5].map((step) => pluck(pitchOf(low * 2, step), 0.9)),
      at(2),
    ),
    ...notes(
      knock(pitchOf(low, 15)),
      spread(8, 2).map((time) => time + at(1)),
      0.3,
    ),
    ...notes(knock(pitchOf(low, 17)), [at(5.5), at(13.5), at(15.5)], 0.25),
  ]
  const lowDrum: Note[] = [
    ...notes(drum(low, 1.2), [at(0), at(4), at(8), at(12)], 0.5),
    ...notes(drum(low * 2, 0.8), [at(0), at(4), at(8), at(12)], 0.4),
    ...notes(drum(low * 1.5, 0.7), [at(0.5), at(6.5), at(8.5), at(14), at(14.5), at(15)], 0.5),
    ...notes(gong(low, 3), [at(0)], 0.35),
  ]
  const choir: Note[] = [
    ...notes(voices(low * 4, at(8)), spread(8, 4)),
    ...notes(voices(pitchOf(low * 4, 3), at(8)), [at(2), at(18)], 0.8),
    ...notes(voices(low * 4 * 2 ** (1 / 12), at(8)), [at(8), at(24)], 0.8),
    ...notes(breath([500, 900], at(4), 0.7, 3), [at(12), at(28)], 0.5),
  ]
  return [
    { name: `${name} night`, seconds: at(LONG), decibels: -38, notes: night },
    { name: `${name} pulse`, seconds: at(SHORT), decibels: -38, notes: pulse },
    { name: `${name} drum`, seconds: at(SHORT), decibels: -37, notes: lowDrum },
    { name: `${name} choir`, seconds: at(LONG), decibels: -39, notes: choir },
  ]
}

export const village = music({
  name: 'village',
  low: 73.42,
  melody: (pitch) => pluck(pitch, 2.2),
  knock: block,
})

/** Half a tone lower, and glass instead of wood. */
export const moon = music({
  name: 'moon',
  low: 73.42 * 2 ** (-1 / 12),
  melody: (pitch) => glass(pitch * 2, 2.4),
  knock: (pitch) => glass(pitch * 2, 0.5),
})
