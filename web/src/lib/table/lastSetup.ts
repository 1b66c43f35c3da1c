/** How tables were last set up in this browser, each game for itself. */

import type { DraftSeat } from './draft.svelte'

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

/** The card of the game that was set up last; empty on a first visit. */
export function lastCard(): string {
  return kept().card
}

/** How a game was last set up. */
export function lastSetup(card: string): LastSetup | null {
  return kept().games[card] ?? null
}

export function keepSetup(card: string, setup: LastSetup): void {
  localStorage.setItem(KEY, JSON.stringify({ card, games: { ...kept().games, [card]: setup } }))
}
