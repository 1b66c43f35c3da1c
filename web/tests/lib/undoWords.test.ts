import './browser'
import { beforeAll, expect, test } from 'vitest'
import { i18n } from '../../src/lib/words/i18n.svelte'
import { listed, undoSentence } from '../../src/lib/table/undoWords'

const reader = {
  mine: [0],
  nameOf: (seat: number) => ['Ann', 'Bob', 'Cid'][seat] ?? '',
  nounOf: ({ option: [tag] }: { option: (string | number)[] }) => (tag === 'growth' ? 'growth' : ''),
}
const growth = (seat: number) => ({ seat, kind: 'spirit_phase', option: ['growth', seat, 0] })
const other = (seat: number) => ({ seat, kind: 'push', option: ['push', seat] })

beforeAll(() => i18n.speak('en'))

test('an undo says what goes and what stays', () => {
  expect(undoSentence([growth(0)], [growth(1)], reader)).toBe('Undoes your growth. Stays: Bob’s growth.')
})

test('what depends on a choice is told apart from what only came after it', () => {
  const gone = [growth(0), growth(1)]
  expect(undoSentence(gone, [], reader)).toBe('Undoes your growth, and what came after it: Bob’s growth.')
  expect(undoSentence(gone, [growth(2)], reader)).toBe(
    'Undoes your growth, and what depends on it: Bob’s growth. Stays: Cid’s growth.',
  )
})

test('choices without a name are counted, those alike are named once', () => {
  expect(undoSentence([other(0)], [], reader)).toBe('Undoes your choice.')
  expect(undoSentence([other(0), other(0)], [], reader)).toBe('Undoes your 2 choices.')
  expect(undoSentence([growth(0), growth(0), other(0)], [], reader)).toBe('Undoes your growth.')
})

test('an undo of a choice by another player names that player', () => {
  expect(undoSentence([growth(1)], [], reader)).toBe('Undoes Bob’s growth.')
})

test('in every language the reader is told apart from the others', async () => {
  const both = [growth(0), growth(1)]
  expect(listed(both, reader)).toBe('your growth; Bob’s growth')
  await i18n.speak('ru')
  expect(listed(both, reader)).toBe('вы — growth; Bob — growth')
  await i18n.speak('pl')
  expect(listed(both, reader)).toBe('ty – growth; Bob – growth')
})
