/** What the screen says and counts of a position. */

import { describe, expect, it } from 'vitest'
import type { Content, Decision } from '$lib/protocol/types'
import { horizonsSpeaker } from '../../src/games/horizons/words/speaker'
import { LANGUAGES } from '$lib/words/words'
import { isReached, powerInQuestion, reasonOf, standing, tagOf } from '../../src/games/horizons/cards/card'
import { counted, missing, none, plus } from '../../src/games/horizons/spirits/elements'
import { offered, sorted } from '../../src/games/horizons/cards/hand'
import { ownerOf, presenceOf, seatInQuestion, seatOfTargets } from '../../src/games/horizons/spirits/spirits'
import { resolving } from '../../src/games/horizons/cards/resolving'
import type { Happening } from '../../src/lib/protocol/types'
import { chipsOf, heading, steps } from '../../src/games/horizons/telling/steps'
import { summary } from '../../src/games/horizons/telling/summary'
import type { HorizonsView, PowerView, SpiritView } from '../../src/games/horizons/view'
import { whyNot } from '../../src/games/horizons/choosing/whyNot'
import fixture from '../fixtures/horizons.json'
import { wordsOf } from '../words/catalogues'

const view = fixture.view as unknown as HorizonsView
const box = fixture.box as unknown as Content[]
const eyes = view.spirits[0] as SpiritView
const voices = LANGUAGES.map((language) => {
  const words = wordsOf(language)
  return { words, speaker: horizonsSpeaker(words, view.setup, box) }
})
const english = voices[0] as (typeof voices)[number]

function asked(kind: string, about: (string | number)[] = [], seat = 0): Decision {
  return { seat, seats: [0], kind, about, parts: [], options: [] }
}

describe('elements', () => {
  it('are counted in the order of the rules', () => {
    expect(counted({ plant: 2, sun: 1 })).toEqual([
      ['sun', 1],
      ['plant', 2],
    ])
  })
  it('grow by a card that is played', () => {
    expect(plus({ moon: 1 }, ['moon', 'air'])).toEqual({ moon: 2, air: 1 })
  })
  it('are missing as far as they are not there', () => {
    expect(missing({ moon: 2, plant: 3 }, { moon: 2, plant: 1 })).toEqual({ plant: 2 })
    expect(none(missing({ moon: 1 }, { moon: 2 }))).toBe(true)
  })
})

describe('cards', () => {
  it('are offered while nobody has them', () => {
    const options = [...eyes.hand, 'drought'].map((id): [string, string] => ['card', id])
    expect(offered({ ...asked('keep_card'), options }, view)).toEqual(['drought'])
    expect(offered(null, view)).toEqual([])
  })
  it('are sorted as the viewer wants', () => {
    expect(sorted(['eerie_noises_and_moving_trees', 'mysterious_abductions'], 'cost', box)).toEqual([
      'mysterious_abductions',
      'eerie_noises_and_moving_trees',
    ])
    expect(sorted(eyes.hand, 'dealt', box)).toEqual(eyes.hand)
  })
  it('belong to a spirit', () => {
    expect(ownerOf(eyes.hand[0] ?? '', view)?.seat).toBe(0)
    expect(ownerOf('drought', view)).toBeUndefined()
  })
  it('tell how they stand', () => {
    const power = standing('natures_resilience', eyes)
    expect(power && [tagOf(power, null), tagOf(power, power.id), isReached(power)]).toEqual([
      null,
      'resolving',
      false,
    ])
    const ants = standing('devouring_ants', eyes)
    expect(ants && reasonOf(ants, eyes, view)).toBe('other_phase')
    const noises = standing('eerie_noises_and_moving_trees', eyes)
    expect(noises && reasonOf(noises, eyes, view)).toBeNull()
    expect(noises && reasonOf(noises, eyes, { ...view, phase: 'spirit' })).toBe('too_dear')
  })
  it('are in question', () => {
    expect(powerInQuestion(asked('target_land', ['power', 'drought']))).toBe('drought')
    expect(powerInQuestion(asked('push', ['land', 'G1']))).toBeNull()
  })
})

describe('spirits', () => {
  it('one looks at the own one that is asked, else at the own one', () => {
    expect(seatInQuestion([1, 2], { ...asked('x'), seats: [0, 2] })).toBe(2)
    expect(seatInQuestion([1], { ...asked('x'), seats: [0] })).toBe(1)
    expect(seatInQuestion([], { ...asked('x'), seats: [2] })).toBe(2)
    expect(seatInQuestion([], null)).toBe(0)
  })
  it('one looks at the spirit whose things alone can be chosen', () => {
    expect(seatOfTargets(['growth:1:0', 'growth:1:2'], view)).toBe(1)
    expect(seatOfTargets(['growth:1:0', 'innate:mischief_and_sabotage'], view)).toBeNull()
    expect(seatOfTargets(['innate:mischief_and_sabotage', 'card:natures_resilience', 'land:G1'], view)).toBe(
      0,
    )
    expect(seatOfTargets(['land:G1'], view)).toBeNull()
  })
  it('presence is counted on the whole island', () => expect(presenceOf(0, view)).toBe(7))
})

describe('the bar', () => {
  it('shows where the round stands', () => {
    expect(steps(view, english.words).map(({ state }) => state)).toEqual([
      'done',
      'now',
      'to come',
      'to come',
      'to come',
    ])
  })
  it('warns of what runs out', () => {
    expect(chipsOf(view, english.words).map(({ warn }) => warn ?? false)).toEqual([false])
    const late = {
      ...view,
      blight: { pool: 1, start: 6, on_island: 9 },
      invaders: { ...view.invaders, left: 2 },
    }
    expect(chipsOf(late, english.words).map(({ warn }) => warn ?? false)).toEqual([false, true, true])
  })
  it('rounds and phases are headings of the log', () => {
    expect(heading(['round_began', { round: 3 }], english)).toBe('Round 3')
    expect(heading(['phase_began', { phase: 'slow' }], english)).toBe('Slow phase')
    expect(heading(['blight_added', { land: 'G1', left: 3 }], english)).toBeNull()
  })
})

describe('the power being used', () => {
  const log = [{ ply: 4, seat: 0, events: [['power_used', { power: 'drought' }]] }] as unknown as Happening[]
  it('is the last one where the question does not name it, also after a reload', () => {
    expect(resolving({ view, decision: asked('push', ['land', 'G1']), log })).toBe('drought')
  })
  it('is none between two powers', () => {
    expect(resolving({ view, decision: asked('power_phase'), log })).toBeNull()
  })
})

describe('before growth', () => {
  const early = { ...eyes, grown: null, energy: 0 }
  const before = { ...view, phase: 'spirit', spirits: [early, ...view.spirits.slice(1)] } as HorizonsView
  it('no card is too dear', () => {
    const power = { ...(standing(eyes.hand[0] ?? '', eyes) as PowerView), why_not: 'too_dear' as const }
    expect(reasonOf(power, early, before)).toBeNull()
    expect(reasonOf(power, { ...early, grown: 0 }, before)).toBe('too_dear')
  })
  it('a card waits for it', () => {
    const why = whyNot(`card:${eyes.hand[0] ?? ''}`, asked('spirit_phase'), before, english)
    expect(why).toContain('growth first')
  })
})

const REFUSALS: [string, string, Decision][] = [
  ['a land that is no neighbour', 'land:B7', asked('push', ['land', 'G1'])],
  ['the land itself', 'land:G1', asked('push', ['land', 'G1'])],
  ['a neighbour with nothing to gather', 'land:G2', asked('gather', ['land', 'G1'])],
  ['a land out of range', 'land:B7', asked('target_land', ['power', 'natures_resilience'])],
  [
    'a land out of range of an innate power',
    'land:B7',
    asked('target_land', ['power', 'mischief_and_sabotage']),
  ],
  ['a land too far for presence', 'land:B7', asked('add_presence')],
  ['a land for another question', 'land:B7', asked('power_phase', [], -2)],
  ['a card of another phase', 'card:devouring_ants', asked('power_phase', [], -2)],
  ['a card of another spirit', `card:${view.spirits[2]?.hand[0] ?? ''}`, asked('power_phase', [], -2)],
  ['a growth option', 'growth:0:1', asked('power_phase', [], -2)],
  ['growth once more', 'growth:0:1', asked('spirit_phase', [], -2)],
  ['a track', 'track:0:energy', asked('power_phase', [], -2)],
  ['a deck', 'deck:minor', asked('power_phase', [], -2)],
  ['fear', 'fear', asked('power_phase', [], -2)],
]

describe('why not', () => {
  it.each(REFUSALS)('%s', (_, ref, decision) => {
    for (const voice of voices) {
      const said = whyNot(ref, decision, view, voice)
      expect(said).toMatch(/^\p{Lu}.*[.?!]$/u)
      expect(said).not.toMatch(/web-hz|hz-|undefined|[\uE000-\uE002]/)
    }
  })
  it('says what is wrong', () => {
    expect(whyNot('land:B7', asked('push', ['land', 'G1']), view, english)).toBe('B7 is not adjacent to G1.')
    expect(whyNot('card:devouring_ants', asked('power_phase', [], -2), view, english)).toBe(
      'Not in this phase.',
    )
  })
})

describe('the position read aloud', () => {
  it.each(voices.map((voice) => [voice.words.language, voice] as const))('%s', (_, voice) => {
    const said = summary(view, voice)
    expect(said).not.toMatch(/web-hz|hz-|undefined|NaN/)
    for (const { id } of view.lands) expect(said).toContain(id)
    for (const { id } of view.spirits) expect(said).toContain(voice.speaker.name('spirit', id))
  })
})
