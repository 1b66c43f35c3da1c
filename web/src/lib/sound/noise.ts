/** Chance for sounds: the same seed gives the same noise again, so that every sound can be made anew and measured. */

/** Numbers from -1 to 1. */
export type Noise = () => number

export function noiseFrom(seed: number): Noise {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 31 - 1
  }
}
