import { describe, expect, it, vi } from 'vitest'
import { type Language, LANGUAGES, Words } from '../../src/lib/words/words'
import { wordsOf } from './catalogues'

describe('words', () => {
  it('are found by message and by attribute', () => {
    const words = new Words('en', ['tea = Tea\n    .cup = Cup of { $what }\n'])
    expect([words.has('tea'), words.has('tea.cup'), words.has('tea.pot'), words.has('pot')]).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(words.text('tea.cup', { what: 'tea' })).toBe('Cup of tea')
  })

  it('can be added', () => {
    const words = new Words('en', [])
    words.add(['tea = Tea'])
    expect(words.text('tea')).toBe('Tea')
  })

  it('take the plural form of their language', () => {
    const said = (language: Language) =>
      [1, 2, 5].map((count) => wordsOf(language).text('hz-count-city', { count }))
    expect(said('ru')).toEqual(['1 город', '2 города', '5 городов'])
    expect(said('pl')).toEqual(['1 miasto', '2 miasta', '5 miast'])
  })

  it('that are missing show their key and complain', () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(new Words('en', []).text('gs-nothing')).toBe('gs-nothing')
    expect(complain).toHaveBeenCalledOnce()
    complain.mockRestore()
  })

  it.each(LANGUAGES)('of %s can be read without a mistake', (language) => {
    expect(wordsOf(language).text('gs-tile-tea_house')).not.toBe('')
  })
})
