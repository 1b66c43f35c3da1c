/** Catalogues as the parts of the client and the games bring them. */

import type { Language } from './words'

type Sources = { default: Record<string, string> }

/** Catalogues built into the client, with a file for each language. */
export function bundled(
  files: Readonly<Record<Language, () => Promise<Sources>>>,
): (language: Language) => Promise<string[]> {
  return async (language) => Object.values((await files[language]()).default)
}
