/** Catalogues as the parts of the client and the games bring them. */

import type { Language } from './words'

type Sources = { default: Record<string, string> }

/** Catalogues that are built into the client, each language in a file of its own. */
export function bundled(
  files: Readonly<Record<Language, () => Promise<Sources>>>,
): (language: Language) => Promise<string[]> {
  return async (language) => Object.values((await files[language]()).default)
}
