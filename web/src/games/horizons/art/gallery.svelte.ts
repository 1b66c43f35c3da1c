/** The pictures of cards as they come: they are loaded when the first card is shown, and nothing waits for them. */

import type { Picture } from './pictures'

type Pictures = (card: string) => Picture | null

let pictures = $state.raw<Pictures | null>(null)
let asked = false

async function load(): Promise<void> {
  try {
    pictures = (await import('./pictures')).pictureOf
  } catch {
    // Without a connection a card keeps its frame; the next page asks again.
    pictures = () => null
  }
}

/** The picture of a card; `undefined` until it is known whether it has one. */
export function picture(card: string): Picture | null | undefined {
  if (!asked) {
    asked = true
    void load()
  }
  return pictures?.(card)
}
