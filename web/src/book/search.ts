/** Searching a book: a query in any language finds the section. */

import { folded } from './finding'
import { plainOf } from './markdown'

/** A section that was found, with the words around what was looked for. */
export interface Hit {
  id: string
  before: string
  found: string
  after: string
}

const AROUND = 60
/** Letters that a word always keeps, and how many endings may cost it: words are bent in our languages. */
const KEPT = 4
const ENDING = 2

/** The beginning of a word that stays the same in its other forms. */
function stemOf(word: string): string {
  return word.slice(0, Math.max(KEPT, word.length - ENDING))
}

/** The sections that have all words of a query in one language; those with one in the title come first. */
export function search(query: string, texts: readonly Readonly<Record<string, string>>[]): Hit[] {
  const stems = folded(query).split(/\s+/).filter(Boolean).map(stemOf)
  if (!stems.length) return []
  const hits = Object.keys(texts[0] ?? {}).flatMap((id) => {
    const own = texts.map((one) => one[id] ?? '').find((text) => hasAll(text, stems))
    return own === undefined ? [] : [{ hit: hitIn(id, own, stems[0] ?? ''), titled: isTitled(own, stems) }]
  })
  return hits.sort((one, other) => Number(other.titled) - Number(one.titled)).map(({ hit }) => hit)
}

function hasAll(text: string, stems: readonly string[]): boolean {
  const known = folded(plainOf(text))
  return stems.every((stem) => beginsAt(known, stem) >= 0)
}

function isTitled(text: string, stems: readonly string[]): boolean {
  const title = folded(text.split('\n', 1)[0] ?? '')
  return stems.some((stem) => beginsAt(title, stem) >= 0)
}

/** The position of a word in a text that begins so; -1 if there is none. */
function beginsAt(text: string, stem: string): number {
  let at = text.indexOf(stem)
  while (at > 0 && /[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) at = text.indexOf(stem, at + 1)
  return at
}

/** The first place of a word in a text; folded letter by letter it is as long as before. */
function hitIn(id: string, text: string, stem: string): Hit {
  const letters = Array.from(plainOf(text).normalize('NFC'))
  const at = beginsAt(letters.map((letter) => folded(letter)[0] ?? ' ').join(''), stem)
  const left = letters.slice(at).findIndex((letter) => !/[\p{L}\p{N}]/u.test(letter))
  const end = left < 0 ? letters.length : at + left
  return {
    id,
    before: letters.slice(Math.max(0, at - AROUND), at).join(''),
    found: letters.slice(at, end).join(''),
    after: letters.slice(end, end + AROUND).join(''),
  }
}
