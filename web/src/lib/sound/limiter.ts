/** The last thing before the loudspeaker: whatever is played at once, no sample goes beyond the ceiling. */

import { fromDecibels } from './dsp'

/** Up to here nothing is changed. */
export const KNEE = fromDecibels(-2)
/** Beyond this goes nothing. */
export const CEILING = fromDecibels(-1)
/** The highest sum that the curve knows; above it lies the ceiling. */
const REACH = 4
const POINTS = 8193

/** What becomes of a sample: the same below the knee, and above it bent towards the ceiling. */
export function limited(sample: number): number {
  const size = Math.abs(sample)
  if (size <= KNEE) return sample
  const room = CEILING - KNEE
  return Math.sign(sample) * (KNEE + room * Math.tanh((size - KNEE) / room))
}

/** The end of the chain: what goes into the first node comes limited out of the second. */
export function limiter(audio: BaseAudioContext): readonly [AudioNode, AudioNode] {
  const narrow = audio.createGain()
  narrow.gain.value = 1 / REACH
  const shaper = audio.createWaveShaper()
  shaper.curve = Float32Array.from({ length: POINTS }, (_, at) =>
    limited(REACH * ((2 * at) / (POINTS - 1) - 1)),
  )
  narrow.connect(shaper)
  return [narrow, shaper]
}
