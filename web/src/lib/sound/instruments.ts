/** The instruments of all games: each makes one note, from silence to silence. */

import { addGlide, addNoise, addTone, fade, RATE, shape, silence } from './dsp'
import type { Noise } from './noise'

/** One note of an instrument. */
export type Voice = (noise: Noise) => Float32Array

/** A share of a struck thing: its pitch above the lowest one, its strength, how long it rings. */
type Share = readonly [ratio: number, loud: number, ring: number]

/** Something that is struck and rings; what it is tells by which tones it rings in. */
function struck(pitch: number, seconds: number, shares: readonly Share[], rise = 0): Voice {
  return () => {
    const out = silence(seconds)
    for (const [ratio, loud, ring] of shares) addTone(out, pitch * ratio, loud, ring * seconds)
    return shape(out, rise, seconds / 4)
  }
}

/** A small bell of bronze. */
export const bell = (pitch: number, seconds = 1.8): Voice =>
  struck(pitch, seconds, [
    [0.5, 0.25, 1],
    [1, 1, 1],
    [1.19, 0.3, 0.6],
    [2, 0.35, 0.6],
    [2.74, 0.2, 0.35],
    [4.07, 0.1, 0.2],
  ])

/** A singing bowl: each tone is two that beat. */
export const bowl = (pitch: number, seconds = 2.6): Voice =>
  struck(
    pitch,
    seconds,
    [
      [1, 0.6, 1.1],
      [1.006, 0.5, 1.1],
      [2.71, 0.3, 0.7],
      [2.722, 0.25, 0.7],
      [5.1, 0.12, 0.4],
    ],
    0.02,
  )

/** A temple gong. */
export const gong = (pitch: number, seconds = 3): Voice =>
  struck(
    pitch,
    seconds,
    [
      [1, 0.6, 1.1],
      [1.013, 0.5, 1.1],
      [1.52, 0.5, 0.9],
      [2.03, 0.6, 0.8],
      [2.71, 0.6, 0.65],
      [3.76, 0.5, 0.5],
      [5.13, 0.35, 0.4],
      [6.8, 0.2, 0.3],
    ],
    0.012,
  )

/** A rubbed glass. */
export const glass = (pitch: number, seconds = 1.6): Voice =>
  struck(
    pitch,
    seconds,
    [
      [1, 1, 1],
      [1.003, 0.4, 1],
      [2.32, 0.22, 0.6],
      [4.25, 0.12, 0.35],
    ],
    0.03,
  )

/** A wooden bar over a hollow. */
export const bar = (pitch: number, seconds = 0.9): Voice =>
  struck(pitch, seconds, [
    [1, 1, 1],
    [3.93, 0.3, 0.35],
    [9.2, 0.1, 0.15],
  ])

/** A wood block: a knock, rather than a note. */
export const block = (pitch: number): Voice =>
  struck(pitch, 0.16, [
    [1, 1, 0.9],
    [1.5, 0.5, 0.6],
    [2.6, 0.35, 0.4],
  ])

/** A drum whose skin falls back to its pitch, with the touch of the hand. */
export const drum =
  (pitch: number, seconds = 0.7): Voice =>
  (noise) => {
    const out = silence(seconds)
    addGlide(out, [pitch * 2.4, pitch], 1, seconds)
    addGlide(out, [pitch * 3.4, pitch * 1.59], 0.7, seconds / 1.5)
    addGlide(out, [pitch * 4.6, pitch * 2.14], 0.6, seconds / 2)
    addGlide(out, [pitch * 6.2, pitch * 3.5], 0.35, seconds / 3)
    const hand = silence(0.06)
    addNoise(hand, [pitch * 12, pitch * 5], 0.8, 1, noise)
    mix(out, fade(hand, 0.06), 0, 1)
    return shape(out, 0.002, seconds / 3)
  }

/** A plucked string: noise that runs round in a loop and loses its edge. */
export const pluck =
  (pitch: number, seconds = 1.6): Voice =>
  (noise) => {
    const out = silence(seconds)
    const period = RATE / pitch - 0.5
    const string = new Float32Array(Math.floor(period))
    // A finger, not a pick: the noise is smoothed.
    let touch = 0
    string.forEach((_, at) => (string[at] = touch += 0.35 * (noise() - touch)))
    const middle = string.reduce((sum, one) => sum + one, 0) / string.length
    string.forEach((one, at) => (string[at] = one - middle))
    const held = 0.001 ** (period / (seconds * RATE))
    // The part of a sample that the loop is longer than a whole number of them.
    const rest = period - string.length
    const pass = (1 - rest) / (1 + rest)
    let [before, passed, last] = [0, 0, 0]
    for (let at = 0; at < out.length; at++) {
      const place = at % string.length
      const now = string[place] ?? 0
      const soft = held * 0.5 * (now + before)
      before = now
      passed = pass * soft + last - pass * passed
      last = soft
      string[place] = passed
      out[at] = now
    }
    return shape(out, 0.002, seconds / 3)
  }

/** Air: noise that swells until its peak, from one pitch to another. */
export const breath =
  (pitch: readonly [number, number], seconds: number, peak = 0.5, sharp = 1.5): Voice =>
  (noise) => {
    const out = silence(seconds)
    addNoise(out, pitch, sharp, 1, noise)
    return shape(out, seconds * peak, seconds * (1 - peak))
  }

/** Many small knocks in disorder: dice in a hand, sand, paper that tears. */
export const grains =
  (pitch: readonly [number, number], seconds: number, count: number, grain = 0.03): Voice =>
  (noise) => {
    const out = silence(seconds)
    for (let number = 0; number < count; number++) {
      const one = silence(grain)
      const at = ((number + 0.5 + 0.4 * noise()) / count) * (seconds - grain)
      const here = pitch[0] * (pitch[1] / pitch[0]) ** (number / count)
      addNoise(one, [here, here * 0.7], 2, 1, noise)
      mix(out, shape(fade(one, grain), 0.001, grain / 2), Math.round(at * RATE), 0.7 + 0.3 * noise())
    }
    return shape(out, 0, seconds / 5)
  }

/** A flute of bamboo: a tone with its octave, and air. */
export const flute =
  (pitch: number, seconds = 1.2): Voice =>
  (noise) => {
    const out = silence(seconds)
    let phase = 0
    for (let at = 0; at < out.length; at++) {
      const time = at / RATE
      const sway = 1 + 0.006 * Math.min(1, time / 0.6) * Math.sin(2 * Math.PI * 4.8 * time)
      phase += (2 * Math.PI * pitch * sway) / RATE
      out[at] = Math.sin(phase) + 0.22 * Math.sin(2 * phase) + 0.06 * Math.sin(3 * phase)
    }
    addNoise(out, [pitch * 2, pitch * 2], 1.2, 0.25, noise)
    return shape(out, 0.09, seconds / 2.5)
  }

/** A conch: many tones that come up one after another. */
export const horn =
  (pitch: number, seconds = 2): Voice =>
  () => {
    const out = silence(seconds)
    for (let number = 1; number <= 6; number++) {
      const one = silence(seconds)
      addTone(one, pitch * number, 0.8 / number, seconds * 6)
      mix(out, shape(one, 0.08 + 0.05 * number, seconds / 2), 0, 1)
    }
    return shape(out, 0.08, seconds / 2)
  }

/** A low tone that comes and goes slowly; two that overlap by half are one that lasts. */
export const drone =
  (pitch: number, seconds: number): Voice =>
  () => {
    const out = silence(seconds)
    const shares = [
      [1, 0.5],
      [1.004, 0.35],
      [2, 0.6],
      [2.994, 0.35],
      [4.01, 0.25],
      [5.99, 0.12],
    ] as const
    for (const [ratio, loud] of shares) addTone(out, pitch * ratio, loud, seconds * 8)
    return shape(out, seconds / 2, seconds / 2)
  }

/** Voices without words: breath that is sharp enough to have a pitch. */
export const voices =
  (pitch: number, seconds: number): Voice =>
  (noise) => {
    const out = silence(seconds)
    for (const [ratio, sharp, loud] of [
      [1, 60, 3],
      [1.008, 50, 2],
      [2, 45, 1.6],
      [3, 30, 1],
    ] as const)
      addNoise(out, [pitch * ratio, pitch * ratio], sharp, loud * Math.sqrt(sharp), noise)
    return shape(out, seconds / 2, seconds / 2)
  }

/** A tone that slides, with another beside it that is a little off. */
export const slide =
  (pitch: readonly [number, number], seconds = 0.8): Voice =>
  () => {
    const out = silence(seconds)
    addGlide(out, pitch, 1, seconds * 1.6)
    addGlide(out, [pitch[0] * 1.03, pitch[1] * 1.045], 0.8, seconds * 1.6)
    addGlide(out, [pitch[0] * 2.01, pitch[1] * 2.02], 0.3, seconds)
    return shape(out, 0.02, seconds / 2)
  }

/** Add samples to others from a place on; what goes beyond the end is left out. */
function mix(out: Float32Array, samples: Float32Array, start: number, loud: number): void {
  const end = Math.min(samples.length, out.length - start)
  for (let at = 0; at < end; at++) out[start + at] = (out[start + at] ?? 0) + loud * (samples[at] ?? 0)
}
