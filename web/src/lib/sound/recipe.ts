/** What the sounds of the page are made of: tones that glide, and noise; there are no recordings. */

export interface Tone {
  /** The shape of the wave; noise goes through a filter at its pitch. */
  wave: OscillatorType | 'noise'
  /** Hertz, at the beginning and at the end. */
  pitch: readonly [number, number]
  /** Seconds from the beginning of the sound, and how many it lasts. */
  at: number
  length: number
  /** From 0 to 1. */
  loud: number
}

export type Recipe = readonly Tone[]

/** A noise that lasts, and swells and fades again and again: wind, the sea. */
export interface Breath {
  pitch: number
  /** How narrow the filter is. */
  sharp: number
  loud: number
  /** Seconds from one swell to the next. */
  swell: number
}

/** How a game sounds. */
export interface Soundscape {
  /** By the tag of what happens. */
  events: Readonly<Record<string, Recipe>>
  victory: Recipe
  defeat: Recipe
  ambience: readonly Breath[]
}

export function tone(
  wave: Tone['wave'],
  pitch: number | readonly [number, number],
  at: number,
  length: number,
  loud: number,
): Tone {
  return { wave, pitch: typeof pitch === 'number' ? [pitch, pitch] : pitch, at, length, loud }
}

/** The same tones one after another. */
export function row(wave: Tone['wave'], pitches: readonly number[], step: number, loud: number): Recipe {
  return pitches.map((pitch, index) => tone(wave, pitch, index * step, step * 2, loud))
}

/** That it is the player's turn sounds the same in all games. */
export const YOUR_TURN: Recipe = row('triangle', [523.25, 783.99], 0.18, 0.3)
