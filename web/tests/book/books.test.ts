import { expect, it } from 'vitest'
import { booksFor, placeOf, placeOfKind } from '../../src/book/books'
import type { BookInfo } from '../../src/lib/protocol/types'

const book = (name: string, modules: string[], id: string, kinds: string[]): BookInfo => ({
  book: name,
  game: 'village',
  modules,
  chapters: [{ id: 'all', sections: [{ id, title: id, kinds, about: [] }] }],
})
const BASE = book('village', [], 'moving', ['move'])
const MOON = book('moon', ['moon'], 'portal', ['save'])
const OTHER: BookInfo = { ...book('island', [], 'growth', ['grow']), game: 'island' }
const ALL = [BASE, MOON, OTHER]

it('takes the books of the game as it is played, those of modules first', () => {
  expect(booksFor(ALL, 'village', [])).toEqual([BASE])
  expect(booksFor(ALL, 'village', ['moon'])).toEqual([MOON, BASE])
})

it('finds the section that applies at a question', () => {
  expect(placeOfKind([MOON, BASE], 'move')?.section.id).toBe('moving')
  expect(placeOfKind([BASE], 'save')).toBeUndefined()
  expect(placeOf(ALL, 'growth')?.book).toBe(OTHER)
})
