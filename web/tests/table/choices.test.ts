/** The options of a question as a list. */

import { describe, expect, it } from 'vitest'
import type { OpenDecision, View } from '$lib/protocol/types'
import { choicesOf, inTwo } from '$lib/table/choices'
import type { GameFace } from '../../src/lib/game/face'
import type { Voice } from '../../src/lib/words/speaker'

describe('a label in its two lines', () => {
  it.each([
    ['Tea House (haunted)', 'Tea House', 'haunted'],
    ['H4, mountain (1 town; presence: Eyes × 1)', 'H4, mountain', '1 town; presence: Eyes × 1'],
    ['Town (damage: 1): to H4, mountain (1 dahan)', 'Town (damage: 1): to H4, mountain', '1 dahan'],
    ['Ghost (resistance 2 (red))', 'Ghost', 'resistance 2 (red)'],
    ['Add presence (range 2); Add presence (range 0)', 'Add presence (range 2); Add presence (range 0)', ''],
    ['Exorcise: Mould (red × 1), Imp (blue × 2)', 'Exorcise', 'Mould (red × 1), Imp (blue × 2)'],
    ['Stop', 'Stop', ''],
  ])('%s', (whole, label, note) => expect(inTwo(whole)).toEqual([label, note]))
})

describe('options of a question to several', () => {
  const face = {
    refsOf: () => [],
    resolve: (ref: string) => ref,
    isFinal: () => false,
  } as unknown as GameFace
  const voice = {
    speaker: { option: (_: unknown, { seats }: OpenDecision) => `asked: ${seats.join(' ')}`, note: () => '' },
  } as unknown as Voice
  const decision: OpenDecision = {
    seat: -2,
    seats: [0, 1],
    kind: 'power_phase',
    about: [],
    parts: [],
    options: [
      ['use', 0, 'x'],
      ['pass', 0],
      ['pass', 1],
    ],
  }
  const said = (indexes: number[]) => choicesOf(indexes, decision, {} as View, face, voice)

  it('need not say whose they are when all are of one seat', () => {
    expect(said([0, 1]).map(({ label }) => label)).toEqual(['asked: 0', 'asked: 0'])
    expect(said([0, 2])[0]?.label).toBe('asked: 0 1')
  })

  it('the first that ends the question has the key 0', () => {
    expect(said([0, 1, 2]).map(({ key }) => key)).toEqual(['1', '0', '2'])
  })
})
