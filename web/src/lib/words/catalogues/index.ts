/** The catalogues, each language in its own file, loaded on first use. */

import { bundled } from '../bundled'
import type { Language } from '../words'

/**
 * What catalogues are about: `every page`, one's `tables`, the `company` at them, `circles` of friends, the `settings`, the `coach`, the reasons of `hints`, what characters say in `lines`, some `pages`, the `beginning`, the `scenes` in between and at the end, the `lessons`, the `book`, what is `local` and the `refusals` of
 * the engine there, `cards` and choices, the `puzzles`, the `campaign`, its `marks`, the `gallery`, the `evening` of the first page, what is `verify`ed of dice, or the game of that name.
 */
export type Area = string

const SHARED: Readonly<Record<Area, (language: Language) => Promise<string[]>>> = {
  'every page': bundled({ en: () => import('./en'), ru: () => import('./ru'), pl: () => import('./pl') }),
  tables: bundled({
    en: () => import('./tables.en'),
    ru: () => import('./tables.ru'),
    pl: () => import('./tables.pl'),
  }),
  company: bundled({
    en: () => import('./company.en'),
    ru: () => import('./company.ru'),
    pl: () => import('./company.pl'),
  }),
  circles: bundled({
    en: () => import('./circles.en'),
    ru: () => import('./circles.ru'),
    pl: () => import('./circles.pl'),
  }),
  settings: bundled({
    en: () => import('./settings.en'),
    ru: () => import('./settings.ru'),
    pl: () => import('./settings.pl'),
  }),
  coach: bundled({
    en: () => import('./coach.en'),
    ru: () => import('./coach.ru'),
    pl: () => import('./coach.pl'),
  }),
  lines: bundled({
    en: () => import('./lines.en'),
    ru: () => import('./lines.ru'),
    pl: () => import('./lines.pl'),
  }),
  hints: bundled({
    en: () => import('./hints.en'),
    ru: () => import('./hints.ru'),
    pl: () => import('./hints.pl'),
  }),
  local: bundled({
    en: () => import('./local.en'),
    ru: () => import('./local.ru'),
    pl: () => import('./local.pl'),
  }),
  refusals: bundled({
    en: () => import('./refusals.en'),
    ru: () => import('./refusals.ru'),
    pl: () => import('./refusals.pl'),
  }),
  pages: bundled({
    en: () => import('./pages.en'),
    ru: () => import('./pages.ru'),
    pl: () => import('./pages.pl'),
  }),
  beginning: bundled({
    en: () => import('./beginning.en'),
    ru: () => import('./beginning.ru'),
    pl: () => import('./beginning.pl'),
  }),
  scenes: bundled({
    en: () => import('./scenes.en'),
    ru: () => import('./scenes.ru'),
    pl: () => import('./scenes.pl'),
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
  lessons: bundled({
    en: () => import('./lessons.en'),
    ru: () => import('./lessons.ru'),
    pl: () => import('./lessons.pl'),
  }),
  verify: bundled({
    en: () => import('./verify.en'),
    ru: () => import('./verify.ru'),
    pl: () => import('./verify.pl'),
  }),
  campaign: bundled({
    en: () => import('./campaign.en'),
    ru: () => import('./campaign.ru'),
    pl: () => import('./campaign.pl'),
  }),
  marks: bundled({
    en: () => import('./marks.en'),
    ru: () => import('./marks.ru'),
    pl: () => import('./marks.pl'),
  }),
  gallery: bundled({
    en: () => import('./gallery.en'),
    ru: () => import('./gallery.ru'),
    pl: () => import('./gallery.pl'),
  }),
  evening: bundled({
    en: () => import('./evening.en'),
    ru: () => import('./evening.ru'),
    pl: () => import('./evening.pl'),
  }),
  puzzles: bundled({
    en: () => import('./puzzles.en'),
    ru: () => import('./puzzles.ru'),
    pl: () => import('./puzzles.pl'),
  }),
}

type GameCatalogues = (game: string, language: Language) => Promise<string[]>

/** The application, which knows the games, names the folders of their catalogues. */
let ofGame: GameCatalogues = (game) => Promise.reject(new Error(`no words registered for ${game}`))

export function findGameCatalogues(find: GameCatalogues): void {
  ofGame = find
}

/** The sources of an area in a language. */
export function catalogues(area: Area, language: Language): Promise<string[]> {
  return SHARED[area]?.(language) ?? ofGame(area, language)
}
