import { expect, test } from 'vitest'
import type { OpenDecision, Option } from '$lib/protocol/types'
import { keyOf } from '../../src/games/ghost_stories/choosing/keys'
import { FAMILY_PAPER } from '../../src/games/ghost_stories/board/palette'
import { base } from './position'

const boards = base.view.boards.map((board, side) => ({ ...board, side, seat: side, tile: 4 }))
const view = { ...base.view, boards }
const decision: OpenDecision = { seat: 2, seats: [2], kind: 'move', about: [], parts: [], options: [] }
const key = (option: Option, seat = 2) => keyOf(option, decision, view, seat)

test('tiles lie as on a number pad, as their viewer sees them', () => {
  expect([0, 1, 2, 6, 8].map((tile) => key(['tile', tile]))).toEqual(['7', '8', '9', '1', '3'])
  expect(key(['stay'])).toBe('5')
  expect(key(['tile', 0], 0)).toBe('3')
})

test('what is done beside moving has letters', () => {
  const tags = ['yin_yang', 'power', 'exorcise', 'help', 'ghost']
  expect(tags.map((tag) => key([tag]))).toEqual(['Y', 'P', 'E', 'V', null])
})

test('a villager face down has paper of its own', () => {
  for (const paper of FAMILY_PAPER) expect(paper).toMatch(/^#[0-9a-f]{6}$/)
})
