/** The catalogues, each language in its own file, loaded when somebody speaks it. */

import type { Language } from '../words'

type Sources = { default: Record<string, string> }

/** What the catalogues are about: every page, some pages, or one game. */
export type Area = 'every page' | 'pages' | 'ghost_stories' | 'horizons'

const FILES: Record<Area, Record<Language, () => Promise<Sources>>> = {
  'every page': { en: () => import('./en'), ru: () => import('./ru'), pl: () => import('./pl') },
  pages: {
    en: () => import('./pages.en'),
    ru: () => import('./pages.ru'),
    pl: () => import('./pages.pl'),
  },
  ghost_stories: {
    en: () => import('../../../games/ghost_stories/catalogues/en'),
    ru: () => import('../../../games/ghost_stories/catalogues/ru'),
    pl: () => import('../../../games/ghost_stories/catalogues/pl'),
  },
  horizons: {
    en: () => import('../../../games/horizons/catalogues/en'),
    ru: () => import('../../../games/horizons/catalogues/ru'),
    pl: () => import('../../../games/horizons/catalogues/pl'),
  },
}

/** The sources of an area in a language. */
export async function catalogues(area: Area, language: Language): Promise<string[]> {
  return Object.values((await FILES[area][language]()).default)
}
