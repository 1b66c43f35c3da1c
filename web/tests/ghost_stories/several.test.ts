/** Dice and tokens that are picked together. */

import { expect, test } from 'vitest'
import type { Decision, Option } from '$lib/protocol/types'
import type { Chooser } from '../../src/lib/game/face'
import type { Voice } from '../../src/lib/words/speaker'
import { several } from '../../src/games/ghost_stories/choosing/several'
import type { GhostStoriesView } from '../../src/games/ghost_stories/view'

const view = {
  turn: 4,
  supply: { tao: { red: 1, blue: 4 } },
  boards: [{ colour: 'green', tao: { red: 2, blue: 1 } }],
  white_moon: { taoists: { green: { crystals: 1 } } },
} as unknown as GhostStoriesView
const voice = { words: { text: (key: string) => key } } as unknown as Voice
const asked = (kind: string, about: Decision['about'], ...picks: Option[]) =>
  several([], picks, { kind, about } as Decision, view, [], voice)

const RED: Option = ['reroll', 'red']

test('dice that are picked say the odds of rolling just them again', () => {
  const ghost = { about: [['ghost', 'red', 1]], alone: [1, 2], helped: [1, 2], reason: '' }
  const at = (...place: Option) => ({ place, answers: [], chances: [{ ...ghost, reason: place.join() }] })
  const odds = [at('dice', 0), at('dice', 0, 'red'), at('dice', 0, 'red', 'white'), at('tile', 0)]
  const told = (...picks: Option[]) => {
    const decision = { kind: 'reroll_tao', about: ['dice', 'red', 'red', 'white'] } as unknown as Decision
    const chooser = {
      odds,
      words: { text: (_: string, { chances }: { chances: string }) => chances },
      speaker: { chance: ({ reason }: { reason: string }) => reason },
    } as unknown as Chooser
    return several([], picks, decision, view, [], chooser)?.tally?.(picks.length)
  }
  expect(told(RED)).toBe('dice,0,red')
  expect(told(['reroll', 'white'], RED)).toBe('dice,0,red,white')
  expect(told(RED, RED)).toBeUndefined()
})

test('as many dice of a face are picked as show it', () => {
  const dice: Decision['about'] = ['dice', 'red', 'red', 'white']
  expect(asked('reroll_tao', dice)).toMatchObject({ most: 3, upTo: true, end: 'stop' })
  expect(asked('reroll_tao', dice)?.limit?.(RED)).toBe(2)
  expect(asked('reroll_tao', dice, RED, RED)?.whyNot(RED)).toBe('web-gs-picks-none')
})

test('as many tokens are spent as are due and there are', () => {
  const tokens: Decision['about'] = ['tokens', 3]
  const red: Option = ['tao', 'red', 'green']
  expect(asked('spend_tao', tokens)).toMatchObject({ most: 3, upTo: false, end: null })
  expect(asked('spend_tao', tokens)?.limit?.(red)).toBe(2)
  expect(asked('spend_tao', tokens)?.limit?.(['moon_crystal', 'green'])).toBe(1)
  expect(asked('spend_tao', tokens, red, red, ['tao', 'blue', 'green'])?.whyNot(red)).toBe(
    'web-gs-picks-full',
  )
})

test('tokens are taken from the supply', () => {
  expect(asked('take_tao', ['tokens', 2])?.limit?.(['tao', 'red'])).toBe(1)
})

test('a question that asks once only is answered at once', () => {
  expect(asked('take_tao', [])).toBeNull()
})
