/** The catalogues as they lie in the repository. */

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Language, Words } from '../../src/lib/words/words'

const PACKAGE = fileURLToPath(new URL('../../../src/vigil', import.meta.url))

/** All words of a language: those that all games share, then those of each game. */
export function wordsOf(language: Language): Words {
  const games = readdirSync(`${PACKAGE}/games`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('__'))
    .map((entry) => `${PACKAGE}/games/${entry.name}`)
  const folders = [PACKAGE, ...games.sort()].map((home) => `${home}/locale/${language}`)
  return new Words(language, folders.flatMap(sourcesIn))
}

function sourcesIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf-8' })
  const names = files.filter((name) => name.endsWith('.ftl')).sort()
  return names.map((name) => readFileSync(`${folder}/${name}`, 'utf-8'))
}
