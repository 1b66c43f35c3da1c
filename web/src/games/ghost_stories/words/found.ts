/** Where the words of Ghost Stories find what they tell: cards, boards, spaces and tokens. */

import { required } from '$lib/words/required'
import type { Content } from '$lib/protocol/types'
import type { PlainSpeaker, Told } from '$lib/words/plainSpeaker'
import { cardNumbered, isCard } from '../ghosts/cards'
import type { BoardView, CardFacts, Counts, GhostStoriesView, GhostView, SpaceView } from '../view'

export type Here = Told<GhostStoriesView>

/** The card with that id. */
export function cardIn(speaker: PlainSpeaker, id: string): Content & { facts: CardFacts } {
  const card = speaker.box.get(id)
  return required(card && isCard(card) ? card : null, id)
}

/** The card whose number is told. */
export function cardOf(told: Here): CardFacts {
  const number = Number(told.at(0))
  return required(cardNumbered([...told.speaker.box.values()], number), `card ${number}`)
}

export function boardWhere({ view }: Here, holds: (board: BoardView) => boolean): BoardView | undefined {
  return view.boards.find(holds)
}

/** The board of the player who is asked. */
export function ownBoard(told: Here): BoardView {
  const board = boardWhere(told, ({ seat }) => seat === told.seat)
  return required(board, `board of seat ${told.seat}`)
}

/** The ghosts that can be exorcised from the tile of the player who is asked. */
export function exorcisable(told: Here): GhostView[] {
  const { tile } = ownBoard(told)
  return told.view.boards
    .flatMap(({ spaces }) => spaces)
    .flatMap(({ line, ghost }) => (line[0] === tile && ghost?.exorcisable ? [ghost] : []))
}

/** Whose Tao token it is: the one who is named, else the one who is asked. */
export function owner(told: Here): BoardView {
  return boardWhere(told, ({ colour }) => colour === told.at(2)) ?? ownBoard(told)
}

/** How many Tao tokens of that colour the owner holds. */
export function held(told: Here): number {
  const counts: Counts = owner(told).tao
  return required(counts[String(told.at(1))], 'colour')
}

/** The board that an option names. */
export function boardNamed(told: Here): BoardView {
  const colour = told.at(1)
  const board = boardWhere(told, (board) => board.colour === colour)
  return required(board, `board ${String(colour)}`)
}

/** The ghost space that an option names. */
export function spaceNamed(told: Here): SpaceView {
  return required(boardNamed(told).spaces[Number(told.at(2))], 'space')
}
