import { expect, test } from 'vitest'
import { linesOf } from '../../src/screens/ending/card/paint'

const widthOf = (words: string) => words.length

test('a text is broken where a line would be too wide', () => {
  expect(linesOf('The last lamp still burns', 9, widthOf)).toEqual(['The last', 'lamp', 'still', 'burns'])
  expect(linesOf('', 9, widthOf)).toEqual([])
})

test('a word that is too wide alone has a line of its own', () => {
  expect(linesOf('a unbreakable word', 5, widthOf)).toEqual(['a', 'unbreakable', 'word'])
})
