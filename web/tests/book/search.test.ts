import { describe, expect, it } from 'vitest'
import { search } from '../../src/book/search'

const EN = {
  dice: '# The curse die\n\nIt has *six* faces.',
  ghosts: '# Ghosts\n\nA [die](piece:die) is rolled.',
}
const RU = { dice: '# Кубик Проклятия\n\nГраней шесть.', ghosts: '# Призраки\n\nБросьте кубик проклятья.' }
const PL = { dice: '# Kość Klątwy\n\nSześć ścianek.', ghosts: '# Duchy\n\nRzuć kością.' }
const found = (query: string) => search(query, [EN, RU, PL]).map(({ id }) => id)

describe('searching a book', () => {
  it('finds a section by a word of any language', () => {
    expect(found('curse')).toEqual(['dice'])
    expect(found('призраки')).toEqual(['ghosts'])
    expect(found('klątwy')).toEqual(['dice'])
    expect(found('KLATWY')).toEqual(['dice'])
  })
  it('finds other forms of a word', () => {
    expect(found('кубика')).toEqual(['dice', 'ghosts'])
    expect(found('проклятие кубик')).toEqual(['dice', 'ghosts'])
  })
  it('looks at the beginning of words', () => {
    expect(found('aces')).toEqual([])
  })
  it('puts first what has the word in its title', () => {
    expect(search('die', [{ ghosts: EN.ghosts, dice: EN.dice }]).map(({ id }) => id)).toEqual([
      'dice',
      'ghosts',
    ])
  })
  it('shows the words around what it found, without marks', () => {
    expect(search('six', [EN])[0]).toEqual({
      id: 'dice',
      before: 'The curse die It has ',
      found: 'six',
      after: ' faces.',
    })
  })
  it('finds nothing for nothing', () => {
    expect(found('  ')).toEqual([])
  })
})
