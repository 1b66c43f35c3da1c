import { describe, expect, it } from 'vitest'
import { marked, parts, plain } from '../../src/lib/words/marks'

const TILE = marked('tile:4', 'Tea House')

describe('marks', () => {
  it('are taken off again', () => {
    expect(plain(`Move: ${TILE}, ${marked('taoist:red', 'Red Taoist')}.`)).toBe(
      'Move: Tea House, Red Taoist.',
    )
    expect(plain('nothing here')).toBe('nothing here')
  })

  it('cut a text into its parts, in order', () => {
    expect(parts(`Move: ${TILE}.`)).toEqual([
      { text: 'Move: ' },
      { text: 'Tea House', ref: 'tile:4' },
      { text: '.' },
    ])
    expect(parts(`${TILE}${TILE}`)).toEqual([
      { text: 'Tea House', ref: 'tile:4' },
      { text: 'Tea House', ref: 'tile:4' },
    ])
    expect(parts('')).toEqual([])
  })

  it('keep the outer ref only, when a name holds another', () => {
    expect(parts(marked('space:red:1', `in front of ${TILE}`))).toEqual([
      { text: 'in front of Tea House', ref: 'space:red:1' },
    ])
  })
})
