/** The games on offer, and what they are called. */

import { place, scenes } from '../../art/sheets'
import type { GameCard } from './plugin'
import { knownGames, pluginOf } from './registry'
import { i18n, t } from '../words/i18n.svelte'
import type { Offer } from '../protocol/types'

/** The games that the client knows before it has asked the server. */
export function knownCards(): readonly GameCard[] {
  return knownGames().flatMap(({ cards }) => cards)
}

/** Every game that the server offers; before its reply, those with their own face. */
export function cardsOf(offer: Offer | null): readonly GameCard[] {
  const known = knownCards()
  if (!offer) return known
  const offered = new Set(offer.games.map(({ id }) => id))
  const strangers = [...offered].filter((game) => !known.some((card) => card.game === game))
  return [
    ...known.filter(({ game }) => offered.has(game)),
    ...strangers.flatMap((game) => pluginOf(game).cards),
  ]
}

/** The card of a game that is set up so. */
export function cardOf(game: string, modules: readonly string[] = []): GameCard {
  const { cards } = pluginOf(game)
  return cards.find((card) => card.modules.join() === modules.join()) ?? (cards[0] as GameCard)
}

/** What a game is called; one whose words have not come yet goes by its id. */
export function nameOf({ id, game }: GameCard): string {
  const key = [`web-home-game-${id}`, `cli-game-${game}`].find((key) => i18n.words?.has(key))
  return key ? t(key) : id
}

/** The name of a level of a game; nothing where it has none. */
export function levelOf(game: string, level: string | undefined): string {
  const key = `${pluginOf(game).prefix}-level-${level}`
  return level && i18n.words?.has(key) ? t(key) : ''
}

/** Load the words of games without their own face, so that they and their levels can be named. */
export async function learnNames(cards: readonly GameCard[]): Promise<void> {
  const known = knownCards()
  const strangers = cards.filter((card) => !known.includes(card))
  await Promise.allSettled(strangers.map(({ game }) => i18n.learn(game)))
}

/** Whether the words are there by which a new table is set up. */
export function knowsNames(card: GameCard): boolean {
  return knownCards().includes(card) || i18n.knows(card.game)
}

/** Put the pictures of games into the page. */
export async function placeScenes(cards: readonly GameCard[]): Promise<void> {
  const own = cards.flatMap(({ game }) => pluginOf(game).scenes ?? [])
  await Promise.all([scenes, ...own].map(place))
}
