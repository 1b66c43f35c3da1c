/** Horizons of Spirit Island on the screen. */

import type { GameFace } from '$lib/game/face'
import { weights } from './telling/beats'
import Board from './board/Board.svelte'
import Entry from './pages/Entry.svelte'
import HandPage from './pages/HandPage.svelte'
import Inspector from './pages/Inspector.svelte'
import { IN_HAND, looking, ON_PANEL } from './spirits/looking.svelte'
import { ceremonies } from './telling/ceremonies'
import { moments } from './telling/moments'
import { opens } from './choosing/opens'
import { facetOf, isFinal } from './choosing/options'
import { cardInQuestion } from './cards/resolving'
import { several } from './choosing/several'
import { glyph, refsOf, resolve, touched } from './choosing/refs'
import SpiritPage from './pages/SpiritPage.svelte'
import { horizons } from './art/sheets'
import { digest } from './telling/digest'
import { chipsOf, heading, steps } from './telling/steps'
import { summary } from './telling/summary'
import { telling } from './telling/telling'
import type { HorizonsView } from './view'
import { whyNot } from './choosing/whyNot'

/** The emblem of a spirit. */
function seatGlyph(seat: number, view: HorizonsView): string {
  return `s-${view.spirits[seat]?.id ?? ''}`
}

export const face: GameFace = {
  decidesBelow: true,
  asksEach: true,
  icon: 'g-ocean',
  sheets: [horizons],
  board: Board,
  chips: null,
  tabs: [
    { id: 'spirit', icon: 'grow-add_presence', name: 'web-hz-tab-spirit', page: SpiritPage, holds: ON_PANEL },
    { id: 'hand', icon: 'i-cards', name: 'web-hz-tab-hand', page: HandPage, holds: IN_HAND },
  ],
  reveal: (refs) => looking.reveal(refs),
  inspector: Inspector,
  entry: Entry,
  refsOf,
  facetOf,
  several,
  opens,
  cardInQuestion,
  touched,
  weights,
  turnTime: 5000,
  moments,
  ceremonies,
  heading: (event, _, voice) => heading(event, voice),
  opensRound: ([tag]) => tag === 'round_began',
  telling,
  resolve,
  glyph,
  seatGlyph,
  steps: (view: HorizonsView, _, words) => steps(view, words),
  chipsOf,
  whyNot,
  isFinal,
  summary,
  digest: (forecast, view: HorizonsView, voice) => digest(forecast, view, voice),
  mood: () => 'day',
}
