/** The words of the page in one language, which can change at any time; games are added as needed. */

import { untrack } from 'svelte'
import { fetchLetters } from './fonts'
import { catalogues, type Area } from './catalogues'
import { required } from './required'
import { LANGUAGES, read, Words, type Language, type Source } from './words'

/** What every page may say. */
const SHARED: readonly Area[] = ['every page', 'pages', 'cards', 'beginning', 'scenes', 'hints']

class I18n {
  /** The words in force; `null` until the first language has come. */
  words = $state.raw<Words | null>(null)
  #language: Language | null = null
  readonly #wanted = new Set<Area>(['every page'])
  #known = $state.raw<ReadonlyMap<Area, readonly Source[]>>(new Map())
  /** The words of single games. */
  readonly #own = new Map<string, Words>()

  /** Speak another language, with every area wanted so far. */
  speak(language: Language): Promise<void> {
    this.#language = language
    return this.#load(language)
  }

  /** Load the texts of another area; it is loaded again by itself when the language changes. */
  async learn(area: Area): Promise<void> {
    this.#wanted.add(area)
    const known = untrack(() => this.#known.has(area))
    if (!this.#language || known) return
    try {
      await this.#load(this.#language)
    } catch (error) {
      this.#wanted.delete(area)
      throw error
    }
  }

  /** What was wanted while words and letters were on their way is loaded before they are put to use. */
  async #load(language: Language): Promise<void> {
    const areas = [...this.#wanted]
    const letters = fetchLetters(language)
    const sources = await Promise.all(areas.map((area) => catalogues(area, language)))
    await letters
    if (language !== this.#language) return
    if (areas.length < this.#wanted.size) return this.#load(language)
    const resources = sources.map((texts) => texts.map(read))
    this.#own.clear()
    this.words = new Words(language, resources.flat())
    this.#known = new Map(areas.map((area, at) => [area, resources[at] ?? []]))
    document.documentElement.lang = language
  }

  /** Whether the words of an area are there. */
  knows(area: Area): boolean {
    return this.#known.has(area)
  }

  /** The words of a game: its own, which count first, and those that all pages share. */
  of(game: string): Words {
    const known = this.#known
    const language = required(this.words, 'language').language
    const sources = [game, ...SHARED].flatMap((area) => known.get(area) ?? [])
    const words = this.#own.get(game) ?? new Words(language, sources)
    this.#own.set(game, words)
    return words
  }
}

export const i18n = new I18n()

/** The text under a key in the language in force. */
export function t(key: string, args: Record<string, string | number> = {}): string {
  return i18n.words?.text(key, args) ?? ''
}

/** The key under which a game says something in its own way, else the one that all games share. */
export function ownKey(key: string, game: string): string {
  return i18n.words?.has(`${key}-${game}`) ? `${key}-${game}` : key
}

/** The language of the browser, if we speak it. */
export function preferredLanguage(): Language {
  const wanted = navigator.languages.map((language) => language.slice(0, 2))
  return LANGUAGES.find((language) => wanted[0] === language) ?? wanted.find(isLanguage) ?? 'en'
}

function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text)
}
