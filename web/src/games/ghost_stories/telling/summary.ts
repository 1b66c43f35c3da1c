/** The position read aloud: threats, players, village, decks. */

import type { Voice } from '$lib/words/speaker'
import { counted, spaceName, taoistName, tileName } from './names'
import { ghostsIn } from '../choosing/refs'
import type { GhostStoriesView } from '../view'

/** The whole table in sentences. */
export function summary(view: GhostStoriesView, voice: Voice): string {
  if (!view.boards.length) return ''
  return [
    ...threats(view, voice),
    ...players(view, voice),
    ...village(view, voice),
    ...decks(view, voice),
  ].join(' ')
}

function threats(view: GhostStoriesView, voice: Voice): string[] {
  const { words } = voice
  const { haunted, tiles_to_lose: lost } = view
  return [
    words.text('web-gs-say-haunted', { haunted, lost }),
    ...(view.supply.tao_blocked ? [words.text('web-gs-say-tao-blocked')] : []),
    ...ghostsIn(view).map(({ board, space }) => spaceName(board, space, view, voice)),
  ]
}

function players(view: GhostStoriesView, voice: Voice): string[] {
  return view.boards.map((board) => taoistName(board, view, '', voice))
}

function village(view: GhostStoriesView, voice: Voice): string[] {
  return view.village.map((tile) => tileName(tile, view, voice))
}

function decks(view: GhostStoriesView, voice: Voice): string[] {
  const { words } = voice
  const moon = view.white_moon
  const { cards, until_incarnation: until } = view.deck
  return [
    words.text('web-gs-say-deck', { cards }),
    ...(until === null ? [] : [words.text('web-gs-say-wu-feng', { cards: until })]),
    words.text('web-gs-say-supply', { tokens: counted(view.supply.tao, voice) || '0', qi: view.supply.qi }),
    ...(moon
      ? [words.text('web-gs-say-villagers', { saved: moon.saved, dead: moon.dead, lost: moon.dead_to_lose })]
      : []),
  ]
}
