import { expect, test } from 'vitest'
import { saidIn } from '../../src/lib/words/keyedText'
import { Words } from '../../src/lib/words/words'

const words = new Words('en', [
  `
red = red
stones = { $count ->
    [one] one { $colour } stone
   *[other] { $count } { $colour } stones
  }
card = A card.
    .revised = A better card.
quoted = It says: { $text }
`,
])
const RED = '\uE003red\uE004'

test('a text is said with its numbers and with the texts in it', () => {
  expect(saidIn(words, `Needs \uE003stones\uE005colour=${RED}\uE005count#1\uE004.`)).toBe(
    'Needs one red stone.',
  )
  expect(saidIn(words, `\uE003stones\uE005colour=${RED}\uE005count#3\uE004\n${RED}`)).toBe(
    '3 red stones\nred',
  )
})

test('an argument may hold any sign and several lines', () => {
  expect(saidIn(words, '\uE003quoted\uE005text=1 = 1,\n2 # 2\uE004')).toBe('It says: 1 = 1,\n2 # 2')
})

test('of several keys the first that has a text is said, and nothing where none has', () => {
  expect(saidIn(words, '\uE003card.first_print|card.revised|card\uE004')).toBe('A better card.')
  expect(saidIn(words, '\uE003none|none.text\uE004')).toBe('')
})
