/** Pictures as they come: those of cards and of spirits are loaded when the first one is shown, and nothing waits for them. */

import type { Picture } from './pictures'
import type { DrawnPortrait } from './portraits'

type Find<Drawn> = (id: string) => Drawn | null

class Pictures<Drawn> {
  readonly #load: () => Promise<Find<Drawn>>
  #find = $state.raw<Find<Drawn> | null>(null)
  #asked = false

  constructor(load: () => Promise<Find<Drawn>>) {
    this.#load = load
  }

  /** The picture of that name; `undefined` until it is known whether there is one. */
  of(id: string): Drawn | null | undefined {
    if (!this.#asked) {
      this.#asked = true
      void this.#fetch()
    }
    return this.#find?.(id)
  }

  async #fetch(): Promise<void> {
    try {
      this.#find = await this.#load()
    } catch {
      // Without a connection there is only the frame; the next page asks again.
      this.#find = () => null
    }
  }
}

const cards = new Pictures<Picture>(async () => (await import('./pictures')).pictureOf)
const spirits = new Pictures<DrawnPortrait>(async () => (await import('./portraits')).portraitOf)

/** The picture of a card. */
export const picture = (card: string): Picture | null | undefined => cards.of(card)
/** The portrait of a spirit. */
export const portrait = (spirit: string): DrawnPortrait | null | undefined => spirits.of(spirit)
