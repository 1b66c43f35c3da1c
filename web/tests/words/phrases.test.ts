import { describe, expect, it } from 'vitest'
import { marked, parts } from '../../src/lib/words/marks'
import { clause, ending, inOneLine, noted, percent, sentence, signed } from '../../src/lib/words/phrases'
import { wordsOf } from './catalogues'

describe('sentences', () => {
  it('begin with a capital letter, clauses with a small one', () => {
    expect(sentence('изгнание призрака')).toBe('Изгнание призрака')
    expect(clause('Łaźnia')).toBe('łaźnia')
    expect(sentence('')).toBe('')
  })

  it('change the first letter that is seen, not a mark', () => {
    const tile = sentence(`${marked('tile:0', 'tea house')} is haunted`)
    expect(parts(tile)).toEqual([{ text: 'Tea house', ref: 'tile:0' }, { text: ' is haunted' }])
  })
})

describe('phrases', () => {
  it('tell a chance in whole percents, and never as certain', () => {
    const said = (some: number, all: number) => percent(wordsOf('en'), [some, all])
    expect([said(0, 1), said(1, 300), said(1, 200), said(1, 8)]).toEqual(
      ['0', '<1', '1', '13'].map((amount) => `${amount}\u00a0%`),
    )
    expect([said(399, 400), said(1, 1)]).toEqual(['>99', '100'].map((amount) => `${amount}\u00a0%`))
  })

  it('let effects follow chances in the same sentence', () => {
    expect(inOneLine(['Zombie 31 %'], ['At best removes 1 ghost'])).toBe(
      'Zombie 31 %; at best removes 1 ghost',
    )
    expect(inOneLine([], ['Removes 1 ghost'])).toBe('Removes 1 ghost')
  })

  it('note in brackets what there is to note', () => {
    expect(noted('Tea House', [])).toBe('Tea House')
    expect(noted('Tea House', ['haunted', 'Red Taoist'])).toBe('Tea House (haunted; Red Taoist)')
  })

  it('give points their sign', () => {
    expect([signed(3), signed(-3)]).toEqual(['+3', '\u22123'])
  })

  it('tell the ending with the lines that count', () => {
    const outcome = { won: false, reason: 'blight', score: -2, lines: { victory: 0, cards: 4, blight: -6 } }
    const told = ending(wordsOf('en'), 'hz', outcome)
    expect(told).toMatch(/^Defeat\. .* Score: \u22122 \(Invader cards.* \+4; Blight.* \u22126\)\.$/)
  })
})
