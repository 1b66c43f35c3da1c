/** How tables were last set up in this browser, each game for itself. */

import { knownCards } from '../game/cards'
import type { GameCard } from '../game/plugin'
import type { Pick } from './picks'

/** Who takes a seat: this player, a guest with the link, a guest from the list of open tables, or a bot. */
export type Sitter = 'me' | 'guest' | 'anyone' | `bot:${string}`

/** A seat, and what it plays with. */
export interface DraftSeat extends Pick {
  sitter: Sitter
  /** The entries of the setup that are yes for this seat; an earlier visit may not have kept them. */
  also?: readonly string[]
}

export interface LastSetup {
  seats: readonly DraftSeat[]
  values: Readonly<Record<string, unknown>>
  isPublic: boolean
}

interface Kept {
  /** The card of the game that was set up last. */
  card: string
  games: Record<string, LastSetup>
}

const KEY = 'vigil.setup'

function kept(): Kept {
  try {
    return { card: '', games: {}, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) }
  } catch {
    return { card: '', games: {} }
  }
}

/** The card that a new table begins with: the one set up last. */
export function firstCard(): GameCard {
  const cards = knownCards()
  const last = kept().card
  return cards.find(({ id }) => id === last) ?? (cards[0] as GameCard)
}

/** How a game was last set up. */
export function lastSetup(card: string): LastSetup | null {
  return kept().games[card] ?? null
}

export function keepSetup(card: string, setup: LastSetup): void {
  localStorage.setItem(KEY, JSON.stringify({ card, games: { ...kept().games, [card]: setup } }))
}
