/** Where the parts of a book are found, and where the links of its texts lead. */

import { placeOf } from './books'
import type { GameCard } from '$lib/game/plugin'
import type { BookInfo, Content } from '$lib/protocol/types'

/** The page that has the whole book, to be printed. */
export const WHOLE = 'whole'

/** The address of a section in the book of a card. */
export function addressIn(card: string): (section: string) => string {
  return (section) => `/rules/${card}/${section}`
}

/** Where `section:ID` or `piece:ID` leads from the book of a card. */
export function addressOf(
  href: string,
  card: GameCard,
  books: readonly BookInfo[],
  box: readonly Content[],
): string {
  const [what, id = ''] = href.split(':')
  if (what === 'piece') {
    const kind = box.find((entry) => entry.id === id)?.kind
    return kind ? `/cards/${card.id}/${kind}/${id}` : `/cards/${card.id}`
  }
  const own = books.filter(({ game }) => game === card.game)
  return addressIn(placeOf(own, id)?.book.book ?? card.id)(id)
}
