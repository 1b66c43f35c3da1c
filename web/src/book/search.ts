/** Searching a book: a query in any language finds the section. */

import { folded } from '../screens/rules/finding'
import { plainOf } from './markdown'

/** A section that was found, with the words around what was looked for. */
export interface Hit {
  id: string
  before: string
  found: string
  after: string
}

const AROUND = 60

/** The sections that have all words of a query in one language; those with one in the title come first. */
export function search(query: string, texts: readonly Readonly<Record<string, string>>[]): Hit[] {
  const words = folded(query).split(/\s+/).filter(Boolean)
  if (!words.length) return []
  const ids = Object.keys(texts[0] ?? {})
  const hits = ids.flatMap((id) => {
    const own = texts.map((one) => one[id] ?? '').find((text) => hasAll(text, words))
    return own === undefined
      ? []
      : [{ hit: hitIn(id, own, words[0] as string), titled: isTitled(own, words) }]
  })
  return hits.sort((one, other) => Number(other.titled) - Number(one.titled)).map(({ hit }) => hit)
}

function hasAll(text: string, words: readonly string[]): boolean {
  const known = folded(plainOf(text))
  return words.every((word) => known.includes(word))
}

function isTitled(text: string, words: readonly string[]): boolean {
  const title = folded(text.split('\n', 1)[0] ?? '')
  return words.some((word) => title.includes(word))
}

/** The first place of a word in a text; folding keeps the number of letters in our languages. */
function hitIn(id: string, text: string, word: string): Hit {
  const plain = plainOf(text).normalize('NFC')
  const letters = [...plain]
  const at = letters
    .map((letter) => folded(letter) || ' ')
    .join('')
    .indexOf(word)
  const end = at + word.length
  return {
    id,
    before: letters.slice(Math.max(0, at - AROUND), at).join(''),
    found: letters.slice(at, end).join(''),
    after: letters.slice(end, end + AROUND).join(''),
  }
}
