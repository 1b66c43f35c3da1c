/** The letters that come with the client: those of a language, in the text and in titles. */

import type { Language } from './words'

const FAMILIES = ['Source Sans 3', 'Alegreya']

/** A letter from each of the files in which a language finds its own. */
const LETTERS: Record<Language, string> = { en: 'a', ru: 'aя', pl: 'ał' }

/** Milliseconds after which the page is shown in letters of the machine, until ours come. */
const PATIENCE = 3000

/** Load the fonts of a language; a page that waits for them is drawn only once.
 *
 * Late fonts are swapped together, so that the page moves once and not file by file. */
export async function fetchLetters(language: Language): Promise<void> {
  const fetched = Promise.allSettled(
    FAMILIES.map((family) => document.fonts.load(`1em '${family}'`, LETTERS[language])),
  )
  const late = setTimeout(() => (document.documentElement.dataset.letters = 'late'), PATIENCE)
  const come = fetched.then(() => {
    clearTimeout(late)
    delete document.documentElement.dataset.letters
  })
  await Promise.race([come, new Promise((done) => setTimeout(done, PATIENCE))])
}
