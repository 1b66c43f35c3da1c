/** Other words for what the books say, and that a book has at least one of each group. */

import { describe, expect, it } from 'vitest'
import { readFileSync, readdirSync } from 'node:fs'
import { folded } from '../../src/book/finding'
import { search } from '../../src/book/search'
import { othersFor } from '../../src/book/synonyms'

const GAMES = '../src/vigil/games'
const LANGUAGES = ['en', 'ru', 'pl']

function texts(game: string): Record<string, string>[] {
  return LANGUAGES.map((language) => {
    const folder = `${GAMES}/${game}/book/${language}`
    return Object.fromEntries(
      readdirSync(folder).map((file) => [file, readFileSync(`${folder}/${file}`, 'utf8')]),
    )
  })
}

it('a word that the book does not use finds what it means, in any language', () => {
  const book = texts('horizons')
  const found = (query: string) =>
    othersFor(query)
      .flatMap((word) => search(word, book))
      .map(({ id }) => id)
  for (const query of ['Counterattack', 'ответный удар', 'kontratak'])
    expect(found(query)).toContain('dahan.md')
  expect(othersFor('no such word')).toEqual([])
})

describe.each(['ghost_stories', 'horizons'])('%s', (game) => {
  const groups = JSON.parse(readFileSync(`${GAMES}/${game}/synonyms.json`, 'utf8')) as string[][]
  const all = folded(texts(game).flatMap(Object.values).join(' '))
  it.each(groups.map((group) => [group[0] ?? '', group] as const))('%s leads somewhere', (_, group) => {
    expect(group.some((word) => all.includes(folded(word)))).toBe(true)
  })
})
