/** Labels of options: what each choice means at the table. */

import type { Deck, Element, HorizonsView, SpiritView, Track } from '../view'
import { type Decision, EVERYONE, type Option } from '$lib/protocol/types'
import { found } from '$lib/words/found'
import { type Args, noted, sentence } from '$lib/words/phrases'
import type { Names } from './names'
import { cardWithFigures, landAt, nextSlot, powerInPlay } from './notes'

/** An option, where it stands and in whose words it is told. */
export interface Asked {
  names: Names
  option: Option
  decision: Decision
  view: HorizonsView
}

const EFFECTS = ['first', 'second']
/** The only fear card that offers two effects; its question names no power. */
const CHOICE_OF_FEAR = 'dahan_enheartened'

/** The label of an option; when several spirits are asked it says whose it is. */
export function optionLabel(asked: Asked): string {
  const { names, option, decision, view } = asked
  const key = `hz-option-${option[0]}`
  const own = `${key}-${decision.kind}`
  const args = ARGS[option[0]]?.(asked) ?? {}
  const label = sentence(names.words.text(names.words.has(own) ? own : key, args))
  if (decision.seats.length <= 1) return label
  return names.words.text('hz-of-seat', { who: names.who(Number(option[1]), view), label })
}

/** The spirit whose choice it is. */
function spiritOf({ option, decision, view }: Asked): SpiritView {
  const seat = decision.seat === EVERYONE ? Number(option[1]) : decision.seat
  return found(view.spirits[seat], `spirit of seat ${seat}`)
}

// -- arguments by tag

/** A land; on fear cards with a piece in it, or as the end of a move. */
function landArgs({ names, option, decision, view }: Asked): Args {
  const [, land, first, second] = option
  if (decision.kind === 'fear_piece') {
    const piece = names.piece(String(first), Number(second))
    return { piece, land: landAt(names, String(land), view) }
  }
  if (decision.kind === 'seek_safety') {
    return { start: names.land(String(land)), land: landAt(names, String(first), view) }
  }
  return { land: landAt(names, String(land), view) }
}

/** A piece that is pushed or gathered, and the land on the other end. */
function moveArgs({ names, option, view }: Asked): Args {
  const [, kind, damage, land] = option
  return { piece: names.piece(String(kind), Number(damage)), land: landAt(names, String(land), view) }
}

/** A power that can be used now. */
function powerArgs(asked: Asked): Args {
  const [tag, , id] = asked.option
  return { power: powerInPlay(asked.names, String(id), spiritOf(asked), tag === 'repeat') }
}

/** A growth option and all its actions. */
function growthArgs(asked: Asked): Args {
  const number = Number(asked.option[2])
  return { number: number + 1, actions: asked.names.growth(spiritOf(asked).id, number) }
}

/** One action of the growth option that was chosen. */
function growArgs(asked: Asked): Args {
  const { names, option } = asked
  const spirit = spiritOf(asked)
  const chosen = names.facts(spirit.id, 'spirit').growth[spirit.grown]
  const action = found(chosen?.[Number(option[2])], `growth of ${spirit.id}`)
  return { actions: names.growthAction(action) }
}

/** A level of an innate power and what it does. */
function levelArgs({ names, option, decision }: Asked): Args {
  const level = Number(option[1])
  return { level, text: names.words.text(`hz-innate-${decision.about[1]}.level${level}`) }
}

/** Some levels of an innate power without those below. */
function levelsArgs({ option }: Asked): Args {
  return { levels: option.slice(1).join(', ') }
}

/** One of two effects. */
function effectArgs({ names, option, decision }: Asked): Args {
  const card = decision.about[1] ?? CHOICE_OF_FEAR
  const effect = found(EFFECTS[Number(option[1])], 'effect')
  return { text: names.words.text(`hz-effect-${card}.${effect}`) }
}

/** What a threshold would do. */
function yesArgs({ names, decision }: Asked): Args {
  if (decision.kind !== 'use_threshold') return {}
  return { text: names.words.text(`hz-power-${decision.about[1]}.threshold`) }
}

/** A presence track and what it opens next. */
function trackArgs(asked: Asked): Args {
  const track = asked.option[1] as Track
  return { track, slot: nextSlot(asked.names, track, spiritOf(asked)) }
}

/** A power deck and how many cards are left in it. */
function deckArgs({ names, option, view }: Asked): Args {
  const deck = option[1] as Deck
  const left = names.words.text('hz-note-left', { count: view.decks[deck] })
  return { deck: noted(names.name('deck', deck), [left]) }
}

/** An element and how many of it one has. */
function elementArgs(asked: Asked): Args {
  const { names, option } = asked
  const element = option[1] as Element
  const note = names.words.text('hz-note-have', { count: spiritOf(asked).elements[element] ?? 0 })
  return { element: noted(names.name('element', element), [note]) }
}

/** A spirit and its energy. */
function spiritArgs({ names, option, view }: Asked): Args {
  const seat = Number(option[1])
  const { energy } = found(view.spirits[seat], `spirit of seat ${seat}`)
  return { spirit: noted(names.who(seat, view), [names.words.text('hz-note-energy', { energy })]) }
}

/** What the label of each option tag is told; tags without an entry need nothing. */
const ARGS: Readonly<Record<string, (asked: Asked) => Args>> = {
  action: ({ names, option }) => ({ name: names.name('action', String(option[1])) }),
  card: ({ names, option }) => ({ card: cardWithFigures(names, String(option[1])) }),
  deck: deckArgs,
  effect: effectArgs,
  element: elementArgs,
  gather: moveArgs,
  grow: growArgs,
  growth: growthArgs,
  land: landArgs,
  level: levelArgs,
  levels: levelsArgs,
  piece: ({ names, option }) => ({ piece: names.piece(String(option[1]), Number(option[2])) }),
  play: ({ names, option }) => ({ card: cardWithFigures(names, String(option[2])) }),
  push: moveArgs,
  repeat: powerArgs,
  spirit: spiritArgs,
  spirit_name: ({ names, option }) => ({ name: names.name('spirit', String(option[1])) }),
  track: trackArgs,
  use: powerArgs,
  yes: yesArgs,
}
