import { expect, test } from 'vitest'
import type { OpenDecision, Option } from '../../src/lib/protocol/types'
import type { Voice } from '../../src/lib/words/speaker'
import type { Words } from '../../src/lib/words/words'
import { facetOf } from '../../src/games/ghost_stories/choosing/facets'
import { nextOf } from '../../src/games/ghost_stories/choosing/next'
import { moon } from './position'

const words = { text: (key: string) => key } as unknown as Words
const voice = { words, speaker: { name: (_: string, id: string) => id } } as unknown as Voice
const [mover] = moon.view.boards.filter(({ seat }) => seat !== null)
const asks = (kind: string, ...options: Option[]): OpenDecision => ({
  seat: mover?.seat ?? 0,
  seats: [mover?.seat ?? 0],
  kind,
  about: [],
  parts: [],
  options,
})
const village = moon.view.village.map((tile) => ({ ...tile, can_help: false, power_tokens: 0 }))
const boards = moon.view.boards.map((board) => ({
  ...board,
  tile: 0,
  power: 'second_wind',
  spaces: board.spaces.map((space) => ({ ...space, ghost: null })),
}))
const quiet = { ...moon.view, village, boards }
const after = (option: Option, kind = 'move', view = quiet) =>
  nextOf(option, asks(kind, option), view, words).map(({ options }) => options)

test('where nothing can be done, nothing follows a move', () => {
  expect(after(['tile', 1])).toEqual([])
})

test('a villager who can help is asked by the confirmation of the move', () => {
  const view = { ...quiet, village: village.map((tile) => ({ ...tile, can_help: tile.tile === 1 })) }
  expect(after(['tile', 1], 'move', view)).toEqual([[['help']]])
  expect(after(['tile', 2], 'move', view)).toEqual([])
  expect(after(['tile', 1], 'twin_winds_tile', view)).toEqual([])
})

test('on the centre all power tokens are taken before', () => {
  const centre = (count: number) => ({
    ...quiet,
    village: village.map((tile) =>
      tile.tile === 4 ? { ...tile, can_help: true, power_tokens: count } : tile,
    ),
  })
  expect(after(['tile', 4], 'move', centre(2))).toContainEqual([['tokens', 2], ['help']])
  expect(after(['tile', 4], 'move', centre(0))).toContainEqual([['help']])
})

test('a flying Taoist with a villager takes another step first', () => {
  const village = quiet.village.map((tile) => ({ ...tile, can_help: true }))
  const flying = boards.map((board) => ({ ...board, power: 'dance_of_the_spires', power_blocked: null }))
  expect(after(['escort', 1], 'move', { ...quiet, village })).toEqual([[['help']]])
  expect(after(['escort', 1], 'move', { ...quiet, village, boards: flying })).toEqual([])
})

test('moves with a villager and without are two kinds, and alone is the usual one', () => {
  const stack = [{ tile: 0, stack: [null, 'sun'] }]
  const view = { ...quiet, white_moon: { ...quiet.white_moon, villagers: stack } } as typeof quiet
  const both = asks('move', ['tile', 1], ['escort', 1], ['stay'])
  const kinds = both.options.map((option) => facetOf(option, both, view, voice))
  expect(kinds.map((kind) => kind?.id)).toEqual(['alone', 'along', undefined])
  expect(kinds.map((kind) => kind?.isUsual)).toEqual([true, undefined, undefined])
  expect(facetOf(['tile', 1], asks('move', ['tile', 1]), view, voice)).toBeNull()
})
