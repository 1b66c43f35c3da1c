/** What is played: effects that sound once, and layers of music that go round and round; and how they are rendered. */

import { fromDecibels, peakOf, RATE, strengthOf, throughSmallSpeaker } from './dsp'
import type { Voice } from './instruments'
import { noiseFrom } from './noise'

/** A note, when it begins in seconds, and how strong it is beside the others. */
export interface Note {
  voice: Voice
  at: number
  loud: number
}

export const note = (voice: Voice, at = 0, loud = 1): Note => ({ voice, at, loud })

/** The same at several times. */
export const notes = (voice: Voice, times: readonly number[], loud = 1): Note[] =>
  times.map((at) => note(voice, at, loud))

/** Notes one after another. */
export const row = (voices: readonly Voice[], step: number, start = 0, loud = 1): Note[] =>
  voices.map((voice, index) => note(voice, start + index * step, loud))

/** How loud effects are at their loudest moment on a small loudspeaker, in decibels below the most it can give. */
const STRENGTHS = { soft: -31, usual: -25, strong: -21 } as const
/** No effect, and no layer of music, has a sample above this. */
export const EFFECT_PEAK = fromDecibels(-6)
export const LAYER_PEAK = fromDecibels(-16)
/** The moment by which an effect is judged, in seconds. */
const MOMENT = 0.125

/** A sound that is heard once. */
export interface Effect {
  notes: readonly Note[]
  strength: keyof typeof STRENGTHS
}

export function effect(strength: Effect['strength'], ...parts: readonly (Note | readonly Note[])[]): Effect {
  return { strength, notes: parts.flat() }
}

/** A part of the music: it lasts some seconds, and its end leads into its beginning. */
export interface Layer {
  name: string
  seconds: number
  /** Its strength over all on a small loudspeaker, in decibels. */
  decibels: number
  notes: readonly Note[]
}

/** Render an effect: as strong as all of its kind, with no sample too high. */
export function render({ notes, strength }: Effect): Float32Array {
  const played = band()
  const parts = notes.map(({ voice, at, loud }) => ({
    samples: played(voice),
    start: Math.round(at * RATE),
    loud,
  }))
  const out = new Float32Array(Math.max(0, ...parts.map(({ start, samples }) => start + samples.length)))
  for (const { samples, start, loud } of parts) add(out, samples, start, loud)
  const wanted = fromDecibels(STRENGTHS[strength]) / loudestMoment(out)
  return scale(out, Math.min(wanted, EFFECT_PEAK / peakOf(out)))
}

/**
 * Render a layer, one note at each step, so that a page can do other things in between. What rings on at the end
 * is heard at the beginning: there is no seam.
 */
export function* rendering({ notes, seconds, decibels }: Layer): Generator<void, Float32Array> {
  const out = new Float32Array(Math.round(seconds * RATE))
  const played = band()
  for (const { voice, at, loud } of notes) {
    add(out, played(voice), Math.round(at * RATE), loud)
    yield
  }
  const wanted = fromDecibels(decibels) / strengthOf(throughSmallSpeaker(out))
  yield
  return scale(out, Math.min(wanted, LAYER_PEAK / peakOf(out)))
}

/** Those who play: each makes his note once, however often it is heard. */
function band(): (voice: Voice) => Float32Array {
  const made = new Map<Voice, Float32Array>()
  return (voice) => {
    const samples = made.get(voice) ?? voice(noiseFrom(made.size + 1))
    made.set(voice, samples)
    return samples
  }
}

/** The strength of the loudest moment on a small loudspeaker. */
export function loudestMoment(all: Float32Array): number {
  const samples = throughSmallSpeaker(all)
  const length = Math.round(MOMENT * RATE)
  let most = 0
  for (let start = 0; start < samples.length; start += length / 2) {
    const moment = new Float32Array(length)
    moment.set(samples.subarray(start, start + length))
    most = Math.max(most, strengthOf(moment))
  }
  return most
}

/** Add samples from a place on; beyond the end they go on at the beginning. */
function add(out: Float32Array, samples: Float32Array, start: number, loud: number): void {
  let place = start % out.length
  for (const sample of samples) {
    out[place] = (out[place] ?? 0) + loud * sample
    place = place + 1 === out.length ? 0 : place + 1
  }
}

function scale(out: Float32Array, times: number): Float32Array {
  for (let at = 0; at < out.length; at++) out[at] = (out[at] ?? 0) * times
  return out
}
