/** The Fluent catalogues of one language as a lookup; the same files as the Python side reads. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export const LANGUAGES = ['en', 'ru', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]

/** A catalogue as text, or read already. */
export type Source = string | FluentResource

/** The texts of one language by key, `message` or `message.attribute`. */
export class Words {
  readonly language: Language
  readonly #bundle: FluentBundle

  constructor(language: Language, sources: readonly Source[]) {
    this.language = language
    this.#bundle = new FluentBundle(language, { useIsolating: false })
    this.add(sources)
  }

  /** Further catalogues; of two texts under one key the first counts. */
  add(sources: readonly Source[]): void {
    for (const source of sources) this.#bundle.addResource(read(source))
  }

  /** Whether there is a text under that key. */
  has(key: string): boolean {
    return this.#pattern(key) !== null
  }

  /** The text under that key with the arguments filled in; a missing one shows its key. */
  text(key: string, args: Record<string, FluentVariable> = {}): string {
    const pattern = this.#pattern(key)
    if (pattern === null) {
      console.error(`no text ${key} in ${this.language}`)
      return key
    }
    const errors: Error[] = []
    const said = this.#bundle.formatPattern(pattern, args, errors)
    for (const error of errors) console.error(`text ${key} in ${this.language}: ${error.message}`)
    return said
  }

  #pattern(key: string) {
    const [name = '', attribute] = key.split('.')
    const message = this.#bundle.getMessage(name)
    if (!message) return null
    return attribute === undefined ? message.value : (message.attributes[attribute] ?? null)
  }
}

/** A catalogue that can be put into several lookups. */
export function read(source: Source): FluentResource {
  return typeof source === 'string' ? new FluentResource(source) : source
}
