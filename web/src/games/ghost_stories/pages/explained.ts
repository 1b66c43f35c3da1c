/** Tokens, dice, figures and counts: what each is, by the glossary, and how it stands now. */

import { sentence } from '$lib/words/phrases'
import type { Voice } from '$lib/words/speaker'
import { TAO_DICE } from '../dice/dice'
import { placeName, receptacleName } from '../telling/names'
import { boardOf, moonOf, spaceOf } from '../choosing/refs'
import type { BoardColour, BoardView, Colour, GhostStoriesView } from '../view'

type Table = Voice & { view: GhostStoriesView }

/** What the inspector says of a thing without a sheet. */
export interface Explanation {
  readonly icon: string
  readonly name: string
  /** A line for each thing that is said. */
  readonly text: string
}

interface Entry {
  readonly icon: string
  /** Where its text stands: among the terms of the rules or the parts of White Moon. */
  readonly entry: readonly ['term' | 'piece', string]
  /** How it stands now; the ids follow the kind in its ref. */
  readonly now: (table: Table, id: string | undefined, rest: string | undefined) => string
}

const ENTRIES: Readonly<Record<string, Entry>> = {
  qi: { icon: 'i-qi', entry: ['term', 'qi'], now: qiNow },
  tao: { icon: 'i-tao', entry: ['term', 'tao'], now: taoNow },
  yin_yang: {
    icon: 'i-yy',
    entry: ['term', 'yin_yang'],
    now: ({ words, view }, colour) =>
      words.text(held(view, colour)?.yin_yang ? 'web-gs-name-yin-yang' : 'web-gs-name-yin-yang-spent'),
  },
  buddha: {
    icon: 'i-buddha',
    entry: ['term', 'buddha'],
    now: ({ words, view }, colour) =>
      words.text('web-gs-name-buddhas', { count: held(view, colour)?.buddhas ?? 0 }),
  },
  power_token: {
    icon: 'i-power',
    entry: ['term', 'power_token'],
    now: ({ words, view }, colour) =>
      words.text('web-gs-name-power-tokens', { count: held(view, colour)?.power_tokens ?? 0 }),
  },
  haunter: {
    icon: 'i-pawn',
    entry: ['term', 'haunter'],
    now: ({ words, view }, colour, place) => {
      const at = spaceOf(view, `space:${colour}:${place}`)?.ghost?.haunter ?? null
      return at === null ? '' : words.text(`web-gs-name-haunter-${at}`)
    },
  },
  dice: { icon: 'i-die', entry: ['term', 'tao_dice'], now: diceNow },
  die: {
    icon: 'i-die',
    entry: ['term', 'tao_dice'],
    now: ({ speaker }, face = '') => speaker.name('colour', face),
  },
  curse_die: {
    icon: 'i-die',
    entry: ['term', 'curse_die'],
    now: ({ speaker }, face = '') => speaker.name('curse', face),
  },
  wu_feng: {
    icon: 'i-skull',
    entry: ['term', 'incarnation'],
    now: ({ words, view: { deck } }) =>
      words.text('web-gs-name-deck', { cards: deck.cards, until: deck.until_incarnation ?? -1 }),
  },
  haunted: {
    icon: 'i-haunt',
    entry: ['term', 'haunted_tile'],
    now: ({ words, view: { haunted, tiles_to_lose: lost } }) =>
      words.text('web-gs-name-haunted', { haunted, lost }),
  },
  crystal: { icon: 'i-crystal', entry: ['piece', 'moon_crystals'], now: crystalsNow },
  receptacle: {
    icon: 'i-pedestal',
    entry: ['piece', 'receptacles'],
    now: (table, tile) => receptacleName(Number(tile), table.view, table),
  },
  su_ling: {
    icon: 'i-suling',
    entry: ['piece', 'su_ling'],
    now: (table) => {
      const { at } = moonOf(table.view).su_ling
      return at
        ? table.words.text('web-gs-name-su-ling-at', { space: placeName(...at, table.view, table) })
        : ''
    },
  },
  graveyard: {
    icon: 'i-skull',
    entry: ['piece', 'graveyard'],
    now: ({ words, view }) => {
      const { dead, dead_to_lose: lost } = moonOf(view)
      return words.text('web-gs-name-graveyard', { dead, lost })
    },
  },
  shelter: {
    icon: 'i-shelter',
    entry: ['piece', 'shelter'],
    now: ({ words, view }) => words.text('web-gs-saved', { count: moonOf(view).saved }),
  },
  portal: {
    icon: 'i-portal',
    entry: ['piece', 'portal'],
    now: ({ words, view }) =>
      words.text(moonOf(view).portal.open ? 'web-gs-name-portal' : 'web-gs-name-portal-gone'),
  },
}

/** The text about a thing; nothing if it has a sheet. */
export function explained(ref: string, table: Table): Explanation | null {
  const [kind = '', id, rest] = ref.split(':')
  const known = ENTRIES[kind]
  if (!known) return null
  const [from, key] = known.entry
  const now = sentence(known.now(table, id, rest))
  const isTao = kind === 'tao' && id !== undefined
  return {
    icon: isTao ? `t-${id}` : known.icon,
    name: isTao ? table.speaker.name('tao', id) : table.speaker.name(from, key),
    text: `${now}\n${table.speaker.text(from, key)}`,
  }
}

function held(view: GhostStoriesView, colour: string | undefined): BoardView | undefined {
  return colour === undefined ? undefined : boardOf(view, colour)
}

/** The Qi of a board, or of the supply. */
function qiNow({ words, view }: Table, colour: string | undefined): string {
  const board = held(view, colour)
  return board
    ? words.text('gs-note-qi', { qi: board.qi })
    : words.text('web-gs-in-supply', { count: view.supply.qi })
}

/** The tokens of a colour in a panel, or in the supply. */
function taoNow({ words, view }: Table, colour: string | undefined, holder: string | undefined): string {
  const count = (held(view, holder)?.tao ?? view.supply.tao)[colour as Colour]
  return words.text(holder === undefined ? 'web-gs-in-supply' : 'web-gs-held', { count })
}

function diceNow({ words, view }: Table): string {
  return words.text('web-gs-dice-free', { free: view.supply.dice, all: TAO_DICE })
}

/** The crystals of a Taoist, or those of the reserve. */
function crystalsNow({ words, view }: Table, colour: string | undefined): string {
  const { taoists, crystals } = moonOf(view)
  if (colour === undefined) return words.text('web-gs-reserve', { count: crystals.reserve })
  const playing: Partial<typeof taoists> = taoists
  return words.text('web-gs-name-crystals', { count: playing[colour as BoardColour]?.crystals ?? 0 })
}
