/** Ghost Stories, with White Moon, on the screen. */

import type { EventData } from '$lib/protocol/types'
import type { GameFace, Voice } from '$lib/game/face'
import { weights } from './beats'
import Board from './Board.svelte'
import Entry from './Entry.svelte'
import Chips from './pages/Chips.svelte'
import Inspector from './pages/Inspector.svelte'
import PlayersPage from './pages/PlayersPage.svelte'
import VillagePage from './pages/VillagePage.svelte'
import { keyOf } from './keys'
import { moments } from './moments'
import { cardInQuestion, glyph, refsOf, resolve, seatGlyph, touched } from './refs'
import { several } from './several'
import { ghostStories, whiteMoon } from './sheets'
import { chipsOf, steps } from './steps'
import { summary } from './summary'
import { telling } from './telling'
import type { GhostStoriesView } from './view'
import { isFinal, whyNot } from './why'

/** The turn that an event begins. */
function heading(event: EventData, view: GhostStoriesView, { speaker }: Voice): string | null {
  return event[0] === 'turn_began' ? speaker.event(event, view) : null
}

/** Events that tell of dice. */
const DICE = /roll|dice|curse|face/

export const face: GameFace = {
  icon: 'i-haunter',
  sheets: [ghostStories, whiteMoon],
  board: Board,
  chips: Chips,
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
  several,
  cardInQuestion,
  touched,
  weights,
  quietCorner: true,
  moments,
  heading,
  telling,
  isDice: ([tag]) => DICE.test(tag),
  keyOf,
  resolve,
  glyph,
  seatGlyph,
  steps,
  chipsOf,
  whyNot,
  isFinal,
  summary,
  mood: (view: GhostStoriesView) => (view.white_moon ? 'moon' : 'dusk'),
}
