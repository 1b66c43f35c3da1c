/** The catalogues as they lie in the repository. */

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Language, Words } from '../../src/lib/words/words'

const LOCALE = fileURLToPath(new URL('../../../src/vigil/locale', import.meta.url))

/** All words of a language. */
export function wordsOf(language: Language): Words {
  const files = readdirSync(`${LOCALE}/${language}`, { recursive: true, encoding: 'utf-8' })
  const sources = files.filter((name) => name.endsWith('.ftl')).sort()
  return new Words(
    language,
    sources.map((name) => readFileSync(`${LOCALE}/${language}/${name}`, 'utf-8')),
  )
}
