/** Everything that is heard, rendered and measured: levels, peaks, beginnings and ends, loops. */

import './browser'
import '../games'
import { beforeAll, describe, expect, test } from 'vitest'
import { knownGames } from '../../src/lib/game/registry'
import type { View } from '../../src/lib/protocol/types'
import { peakOf, RATE, strengthOf, throughSmallSpeaker } from '../../src/lib/sound/dsp'
import { bar, bell, drone, flute, glass, pluck, type Voice } from '../../src/lib/sound/instruments'
import { CEILING, KNEE, limited } from '../../src/lib/sound/limiter'
import { noiseFrom } from '../../src/lib/sound/noise'
import {
  EFFECT_PEAK,
  effect,
  LAYER_PEAK,
  loudestMoment,
  note,
  render,
  rendering,
  type Effect,
  type Layer,
} from '../../src/lib/sound/recipe'
import { plainSounds, YOUR_TURN, type Soundscape } from '../../src/lib/sound/soundscape'
import { base, moon } from '../ghost_stories/position'

/** A rounding of 32 bits. */
const TINY = 1e-6
/** So near to nothing does a sound begin and end. */
const QUIET = 0.002
/** What is quieter on a small loudspeaker is not heard, what is louder shouts: effects, and layers of music. */
const EFFECT_BAND = [-36, -18] as const
const LAYER_BAND = [-52, -32] as const
const LONGEST = 6
/** Samples on each side of a seam: a fifth of a second. */
const NEAR = RATE / 5

/** All that an event may tell of which a sound depends. */
const FACTS = [
  ...[true, false].map((won) => ({ won })),
  ...['yellow', 'blue', 'green', 'red', 'black'].map((colour) => ({ colour, board: colour, place: 0 })),
  ...[0, 1, 2, 3, 4, 9].map((damage) => ({ damage })),
  ...['build', 'explore', 'escalation', 'power'].map((why) => ({ why })),
  ...['explorer', 'town', 'city', 'dahan'].map((piece) => ({ piece })),
  ...['G1', 'G2'].map((land) => ({ land })),
]
/** A table of either game: in one of its lands there is more blight than one. */
const TABLE = {
  ...base.view,
  lands: [
    { id: 'G1', blight: 1 },
    { id: 'G2', blight: 2 },
  ],
} as unknown as View

function effectsIn({ effects, rolling, chosen, dropped, given }: Soundscape): Set<Effect> {
  const named = Object.values(effects).flatMap((one) =>
    typeof one === 'function' ? FACTS.map((facts) => one(facts, TABLE)) : [one],
  )
  return new Set([rolling, chosen, dropped, given, ...named].filter((one) => one !== null))
}

function rendered(layer: Layer): Float32Array {
  const steps = rendering(layer)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/** A sample; a loop goes on at its beginning. */
const sampleAt = (samples: Float32Array, at: number) => samples[at % samples.length] ?? 0

function sumOf(loops: readonly Float32Array[]): Float32Array {
  const out = new Float32Array(Math.max(...loops.map(({ length }) => length)))
  for (const loop of loops)
    for (let at = 0; at < out.length; at++) out[at] = sampleAt(out, at) + sampleAt(loop, at)
  return out
}

const decibels = (strength: number) => 20 * Math.log10(strength)

/** How much of a pitch is in samples (Goertzel). */
function shareOf(pitch: number, samples: Float32Array): number {
  const near = 2 * Math.cos((2 * Math.PI * pitch) / RATE)
  let [now, before] = [0, 0]
  for (const sample of samples) [now, before] = [sample + near * now - before, now]
  return Math.sqrt(now * now + before * before - near * now * before) / samples.length
}

test('noise is the same again from the same seed, and even', () => {
  const [one, other, next] = [noiseFrom(1), noiseFrom(1), noiseFrom(2)]
  const row = Array.from({ length: 10_000 }, one)
  expect(row).toEqual(Array.from({ length: 10_000 }, other))
  expect(row[0]).not.toBe(next())
  expect(Math.max(...row.map(Math.abs))).toBeLessThanOrEqual(1)
  expect(Math.abs(row.reduce((sum, each) => sum + each) / row.length)).toBeLessThan(0.03)
})

test('the limiter lets everything usual through as it is, and nothing beyond its ceiling', () => {
  expect(decibels(CEILING)).toBeCloseTo(-1)
  let before = limited(-9)
  for (let sample = -9; sample <= 9; sample += 0.01) {
    const now = limited(sample)
    expect(Math.abs(now)).toBeLessThanOrEqual(CEILING)
    expect(now).toBeGreaterThanOrEqual(before)
    if (Math.abs(sample) <= KNEE) expect(now).toBe(sample)
    before = now
  }
})

describe('instruments', () => {
  const TUNED: Readonly<Record<string, (pitch: number, seconds: number) => Voice>> = {
    pluck,
    bell,
    glass,
    bar,
    flute,
    drone,
  }
  test.each(Object.keys(TUNED))('%s is in tune', (name) => {
    for (const pitch of [146.83, 220, 440, 587.33]) {
      const samples = TUNED[name]?.(pitch, 1.5)(noiseFrom(1)) ?? new Float32Array()
      const cents = Array.from({ length: 9 }, (_, at) => at * 10 - 40)
      const shares = cents.map((cent) => shareOf(pitch * 2 ** (cent / 1200), samples))
      const best = cents[shares.indexOf(Math.max(...shares))] ?? 100
      expect(Math.abs(best)).toBeLessThanOrEqual(10)
    }
  })
})

test('a tail that goes beyond the end of a loop is heard at its beginning', () => {
  const tail: Voice = () => Float32Array.from([0, 1, 2, 3])
  const seconds = 6 / RATE
  const loop = rendered({ name: '', seconds, decibels: 0, notes: [note(tail, 4 / RATE)] })
  const [zero, one, two, three] = [loop[4], loop[5], loop[0], loop[1]] as [number, number, number, number]
  expect([zero, loop[2], loop[3]]).toEqual([0, 0, 0])
  expect(two / one).toBeCloseTo(2)
  expect(three / one).toBeCloseTo(3)
})

test('an effect as strong as another of its kind is as loud, whatever plays it', () => {
  const heard = [bell(440), flute(440), glass(880)].map((voice) =>
    loudestMoment(render(effect('usual', note(voice)))),
  )
  for (const one of heard) expect(one).toBeCloseTo(heard[0] ?? 0)
})

const MUSIC: readonly [string, string, View][] = [
  ['ghost_stories', 'the village', base.view],
  ['ghost_stories', 'White Moon', moon.view],
  ['horizons', 'the island', base.view],
]
const scapes = knownGames().map((plugin) => [plugin.game, () => plugin.sounds?.()] as const)

describe.each([['no game in particular', () => Promise.resolve(plainSounds)] as const, ...scapes])(
  'effects of %s',
  (_, sounds) => {
    let all: Set<Effect>
    beforeAll(async () => {
      all = effectsIn((await sounds()) ?? plainSounds).add(YOUR_TURN)
    })

    test('begin and end in silence, are short, and neither clip, shout nor whisper', () => {
      const wrong: string[] = []
      for (const one of all) {
        const samples = render(one)
        const loud = decibels(loudestMoment(samples))
        const middle = samples.reduce((sum, sample) => sum + sample, 0) / samples.length
        if (!(peakOf(samples) <= EFFECT_PEAK + TINY)) wrong.push(`peak ${peakOf(samples)}`)
        if (!(Math.abs(sampleAt(samples, 0)) < QUIET && Math.abs(samples.at(-1) ?? 1) < QUIET))
          wrong.push('a click')
        if (!(loud > EFFECT_BAND[0] && loud < EFFECT_BAND[1])) wrong.push(`${loud} dB`)
        if (!(Math.abs(middle) < QUIET)) wrong.push(`off the middle by ${middle}`)
        if (samples.length > LONGEST * RATE) wrong.push(`${samples.length} samples`)
      }
      expect(all.size).toBeGreaterThan(4)
      expect(wrong).toEqual([])
    })

    test('are the same each time', () => {
      for (const one of [...all].slice(0, 9)) expect(render(one)).toEqual(render(one))
    })
  },
)

describe.each(MUSIC)('music of %s: %s', (game, _, view) => {
  let scape: Soundscape
  let layers: readonly Layer[]
  let loops: Float32Array[]
  beforeAll(async () => {
    scape =
      (await knownGames()
        .find((one) => one.game === game)
        ?.sounds?.()) ?? plainSounds
    layers = scape.layers(view)
    loops = layers.map(rendered)
  })

  test('has four layers in step with each other', () => {
    expect(layers.length).toBe(4)
    expect(scape.layers(view)).toBe(layers)
    const least = Math.min(...layers.map(({ seconds }) => seconds))
    for (const { seconds } of layers) expect(seconds / least).toBeCloseTo(Math.round(seconds / least))
  })

  test('goes round without a seam', () => {
    for (const loop of loops) {
      // The step from the last sample to the first is like those right before and after it.
      const from = loop.length - NEAR
      const steps = Array.from({ length: 2 * NEAR }, (_, at) =>
        Math.abs(sampleAt(loop, from + at) - sampleAt(loop, from + at - 1)),
      )
      const [seam = 1] = steps.splice(NEAR, 1)
      expect(seam).toBeLessThanOrEqual(1.5 * Math.max(...steps))
    }
  })

  test('can be heard, and each layer adds to it', () => {
    let before = 0
    for (const [rank, loop] of loops.entries()) {
      const loud = decibels(strengthOf(throughSmallSpeaker(loop)))
      expect(loud).toBeGreaterThan(LAYER_BAND[0])
      expect(loud).toBeLessThan(LAYER_BAND[1])
      expect(peakOf(loop)).toBeLessThanOrEqual(LAYER_PEAK + TINY)
      const sum = strengthOf(throughSmallSpeaker(sumOf(loops.slice(0, rank + 1))))
      expect(sum).toBeGreaterThan(before)
      before = sum
    }
  })

  test('does not clip at the greatest danger with the loudest effect', () => {
    expect(decibels(peakOf(sumOf(loops)) + EFFECT_PEAK)).toBeLessThan(-1)
  })
})

test('the music of White Moon is half a tone lower', async () => {
  const scape = (await knownGames()[0]?.sounds?.()) ?? plainSounds
  const high = [base.view, moon.view].map((view) => {
    const loop = scape.layers(view).slice(0, 1).map(rendered)[0] ?? new Float32Array()
    return shareOf(73.42, loop) / shareOf(73.42 * 2 ** (-1 / 12), loop)
  })
  expect(high[0]).toBeGreaterThan(3)
  expect(high[1]).toBeLessThan(1 / 3)
})
