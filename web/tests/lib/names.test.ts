import './browser'
import { expect, test } from 'vitest'
import { alphabetOf } from '../../src/lib/table/names'

test.each([
  ['\u0410nn', 'en', 'mixed'],
  ['\u0410nn', 'ru', 'mixed'],
  ['Ben \u0410nn', 'pl', 'mixed'],
  ['\u0421\u043e\u0441\u043e', 'en', 'cyrillic'],
  ['\u0391\u039d\u039d\u0391', 'en', 'greek'],
  ['Coco', 'ru', 'latin'],
] as const)('%s says to a reader of %s that it is %s', (name, language, alphabet) => {
  expect(alphabetOf(name, language)).toBe(alphabet)
})

test.each(['Ann', 'Анна', 'Łukasz', 'Анна Smith', 'Zoë', '山田 Ken', 'Рома', '7', 'O’Neill'])(
  '%s is what it looks like',
  (name) => {
    expect(alphabetOf(name, 'en')).toBe('')
    expect(alphabetOf(name, 'ru')).toBe('')
    expect(alphabetOf(name, 'pl')).toBe('')
  },
)
