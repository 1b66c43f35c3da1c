/** Ghost Stories, with White Moon, on the screen. */

import type { EventData } from '$lib/protocol/types'
import type { GameFace } from '$lib/game/face'
import type { Voice } from '$lib/words/speaker'
import { weights } from './telling/beats'
import Board from './board/Board.svelte'
import Entry from './pages/Entry.svelte'
import Counters from './board/Counters.svelte'
import Inspector from './pages/Inspector.svelte'
import PlayersPage from './taoists/PlayersPage.svelte'
import VillagePage from './village/VillagePage.svelte'
import { facetOf } from './choosing/facets'
import { keyOf } from './choosing/keys'
import { ceremonies } from './telling/ceremonies'
import { digest } from './telling/digest'
import { moments } from './telling/moments'
import { cardInQuestion, glyph, refsOf, resolve, seatGlyph, touched } from './choosing/refs'
import { nextOf } from './choosing/next'
import { several } from './choosing/several'
import { ghostStories, taoists, villagers, whiteMoon } from './art/sheets'
import { chipsOf, steps } from './telling/steps'
import { summary } from './telling/summary'
import { telling } from './telling/telling'
import type { GhostStoriesView } from './view'
import { character } from './taoists/mood'
import { opens } from './choosing/opens'
import { isFinal, whyNot } from './choosing/why'

/** The turn that an event begins. */
function heading(event: EventData, view: GhostStoriesView, { speaker }: Voice): string | null {
  return event[0] === 'turn_began' ? speaker.event(event, view) : null
}

/** Events that tell of dice. */
const DICE = /roll|dice|curse|face/

export const face: GameFace = {
  icon: 'i-haunter',
  sheets: [ghostStories, whiteMoon, taoists, villagers],
  board: Board,
  chips: Counters,
  tabs: [
    {
      id: 'players',
      icon: 'i-users',
      name: 'web-gs-tab-players',
      page: PlayersPage,
      holds: /^(artifact|yin_yang|power):/,
    },
    { id: 'village', icon: 'i-home', name: 'web-gs-tab-village', page: VillagePage, holds: /^family:/ },
  ],
  inspector: Inspector,
  entry: Entry,
  refsOf,
  facetOf,
  nextOf,
  several,
  cardInQuestion,
  touched,
  weights,
  turnTime: 3600,
  rolls: new Set(['tao_rolled', 'tao_rerolled', 'curse_rolled', 'curse_rerolled', 'barrier_rolled']),
  moments,
  ceremonies,
  heading,
  telling,
  digest: (forecast, view: GhostStoriesView, voice) => digest(forecast, view, voice),
  isDice: ([tag]) => DICE.test(tag),
  keyOf,
  resolve,
  glyph,
  seatGlyph,
  character,
  steps,
  chipsOf,
  whyNot,
  isFinal,
  opens,
  summary,
  mood: (view: GhostStoriesView) => (view.white_moon ? 'moon' : 'dusk'),
}
