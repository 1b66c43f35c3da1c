/** What instruments are built of: tones that fade, noise through a filter, and shapes from silence to silence. */

import type { Noise } from './noise'

/** Samples a second: enough for everything up to 12 kHz. */
export const RATE = 24_000
/** No sound begins or ends in less than these seconds, so that none clicks. */
const EDGE = 0.003
/** A sound that has faded to this share is over. */
const FADED = 0.001
/** A gliding filter is retuned after this many samples. */
const TUNING = 32

export function silence(seconds: number): Float32Array {
  return new Float32Array(Math.round(seconds * RATE))
}

/** By how much a tone falls with each sample, if it is over after these seconds. */
function fall(seconds: number): number {
  return FADED ** (1 / (seconds * RATE))
}

/** Add a tone that begins at once and fades. */
export function addTone(out: Float32Array, pitch: number, loud: number, seconds: number): void {
  const step = (2 * Math.PI * pitch) / RATE
  if (step >= Math.PI) return
  // A resonator that was struck once: each sample follows from the two before.
  const fading = fall(seconds)
  const [near, far] = [2 * fading * Math.cos(step), -fading * fading]
  let [now, before] = [0, -(loud * Math.sin(step)) / fading]
  for (let at = 0; at < out.length; at++) {
    out[at] = (out[at] ?? 0) + now
    const next = near * now + far * before
    before = now
    now = next
  }
}

/** Add a tone that glides from one pitch to another, most of the way at the beginning. */
export function addGlide(
  out: Float32Array,
  [from, to]: readonly [number, number],
  loud: number,
  seconds: number,
): void {
  const [fading, nearing] = [fall(seconds), fall(seconds / 2)]
  let [phase, strength, above] = [0, loud, from - to]
  for (let at = 0; at < out.length; at++) {
    out[at] = (out[at] ?? 0) + strength * Math.sin(phase)
    phase += (2 * Math.PI * (to + above)) / RATE
    strength *= fading
    above *= nearing
  }
}

/** Add noise around a pitch that glides; the sharper the filter, the more it is a tone. */
export function addNoise(
  out: Float32Array,
  [from, to]: readonly [number, number],
  sharp: number,
  loud: number,
  noise: Noise,
): void {
  const damping = 1 / sharp
  let [low, band, tuned, scale] = [0, 0, 0, 0]
  for (let at = 0; at < out.length; at++) {
    if (at % TUNING === 0) {
      const pitch = from * (to / from) ** (at / out.length)
      tuned = Math.tan((Math.PI * Math.min(pitch, 0.45 * RATE)) / RATE)
      scale = 1 / (1 + tuned * (tuned + damping))
    }
    const high = (noise() - low - (tuned + damping) * band) * scale
    const middle = tuned * high + band
    const bottom = tuned * middle + low
    band = tuned * high + middle
    low = tuned * middle + bottom
    out[at] = (out[at] ?? 0) + loud * damping * middle
  }
}

/** Let it rise from silence and fall into silence, in these seconds. */
export function shape(out: Float32Array, rise: number, fallen: number): Float32Array {
  const [first, last] = [Math.max(EDGE, rise) * RATE, Math.max(EDGE, fallen) * RATE]
  for (let at = 0; at < out.length; at++) {
    const edge = Math.min(1, at / first, (out.length - 1 - at) / last)
    if (edge < 1) out[at] = (out[at] ?? 0) * Math.sin((edge * Math.PI) / 2) ** 2
  }
  return out
}

/** Let it fade evenly from its beginning on. */
export function fade(out: Float32Array, seconds: number): Float32Array {
  const fading = fall(seconds)
  let strength = 1
  for (let at = 0; at < out.length; at++) {
    out[at] = (out[at] ?? 0) * strength
    strength *= fading
  }
  return out
}

/** The highest sample. */
export function peakOf(samples: Float32Array): number {
  return samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
}

/** Hertz below which a small loudspeaker gives little. */
const SMALL = 200

/** What is left of samples on a small loudspeaker: little of what is low. */
export function throughSmallSpeaker(samples: Float32Array): Float32Array {
  const out = new Float32Array(samples)
  const kept = 1 / (1 + (2 * Math.PI * SMALL) / RATE)
  for (let twice = 0; twice < 2; twice++) {
    let [before, passed] = [0, 0]
    for (let at = 0; at < out.length; at++) {
      const now = out[at] ?? 0
      passed = kept * (passed + now - before)
      before = now
      out[at] = passed
    }
  }
  return out
}

/** The strength of a stretch: the root of its mean square. */
export function strengthOf(samples: Float32Array): number {
  const sum = samples.reduce((sum, sample) => sum + sample * sample, 0)
  return Math.sqrt(sum / Math.max(1, samples.length))
}

/** How many times as strong some decibels make. */
export function fromDecibels(decibels: number): number {
  return 10 ** (decibels / 20)
}
