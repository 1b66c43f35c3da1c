/** The catalogues, each language in its own file, loaded when somebody speaks it. */

import { bundled } from '../../../games/plugin'
import { pluginOf } from '../../../games/registry'
import type { Language } from '../words'

/** What catalogues are about: `every page`, some `pages`, the `book`, `cards` and choices, `puzzles`, or that game. */
export type Area = string

const SHARED: Readonly<Record<Area, (language: Language) => Promise<string[]>>> = {
  'every page': bundled({ en: () => import('./en'), ru: () => import('./ru'), pl: () => import('./pl') }),
  pages: bundled({
    en: () => import('./pages.en'),
    ru: () => import('./pages.ru'),
    pl: () => import('./pages.pl'),
  }),
  cards: bundled({
    en: () => import('./cards.en'),
    ru: () => import('./cards.ru'),
    pl: () => import('./cards.pl'),
  }),
  book: bundled({
    en: () => import('./book.en'),
    ru: () => import('./book.ru'),
    pl: () => import('./book.pl'),
  }),
  puzzles: bundled({
    en: () => import('./puzzles.en'),
    ru: () => import('./puzzles.ru'),
    pl: () => import('./puzzles.pl'),
  }),
}

/** The sources of an area in a language. */
export function catalogues(area: Area, language: Language): Promise<string[]> {
  return SHARED[area]?.(language) ?? pluginOf(area).catalogues(language)
}
