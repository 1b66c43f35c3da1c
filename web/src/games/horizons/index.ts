/** Horizons of Spirit Island on the screen. */

import type { GameFace } from '../face'
import Board from './Board.svelte'
import Entry from './Entry.svelte'
import HandPage from './pages/HandPage.svelte'
import Inspector from './pages/Inspector.svelte'
import { facetOf, isFinal } from './options'
import { glyph, refsOf, resolve, touched } from './refs'
import SpiritPage from './pages/SpiritPage.svelte'
import { horizons } from './sheets'
import { chipsOf, heading, steps } from './steps'
import { summary } from './summary'
import type { HorizonsView } from './view'
import { whyNot } from './whyNot'

export const face: GameFace = {
  icon: 'g-ocean',
  sheets: [horizons],
  board: Board,
  chips: null,
  tabs: [
    { id: 'spirit', icon: 'grow-add_presence', name: 'web-hz-tab-spirit', page: SpiritPage },
    { id: 'hand', icon: 'i-cards', name: 'web-hz-tab-hand', page: HandPage },
  ],
  inspector: Inspector,
  entry: Entry,
  refsOf: (option, decision, view) => refsOf(option, decision, view as HorizonsView),
  facetOf: (option, decision, view, voice) => facetOf(option, decision, view as HorizonsView, voice),
  touched: (event, view) => touched(event, view as HorizonsView),
  heading: (event, _, voice) => heading(event, voice),
  resolve: (ref, view) => resolve(ref, view as HorizonsView),
  glyph: (ref, view) => glyph(ref, view as HorizonsView),
  seatGlyph: (seat, view) => `s-${(view as HorizonsView).spirits[seat]?.id ?? ''}`,
  steps: (view, _, words) => steps(view as HorizonsView, words),
  chipsOf: (view, words) => chipsOf(view as HorizonsView, words),
  whyNot: (ref, decision, view, voice) => whyNot(ref, decision, view as HorizonsView, voice),
  isFinal: (option, decision) => isFinal(option, decision),
  summary: (view, voice) => summary(view as HorizonsView, voice),
  mood: () => 'day',
}
