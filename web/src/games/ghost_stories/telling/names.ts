/** What a screen reader says of each drawn thing: whole sentences. */

import { required } from '$lib/words/required'
import type { Voice } from '$lib/words/speaker'
import { boardOf, moonOf, tileIdAt } from '../choosing/refs'
import type { BoardColour, BoardView, GhostStoriesView, GhostView, SpaceView, TileView } from '../view'

/** Facts one after the other, as one sentence. */
function sentenceOf(facts: readonly string[]): string {
  return `${facts.filter(Boolean).join('; ')}.`
}

/** Coloured things with their numbers, those that are there. */
export function counted(counts: Readonly<Record<string, number>>, { speaker, words }: Voice): string {
  const some = Object.entries(counts).filter(([, count]) => count > 0)
  return some
    .map(([colour, count]) => words.text('gs-needed', { colour: speaker.name('colour', colour), count }))
    .join(', ')
}

/** A tile, what is on it and what threatens it. */
export function tileName(tile: TileView, view: GhostStoriesView, voice: Voice): string {
  const { speaker, words } = voice
  const name = words.text(tile.haunted ? 'web-gs-name-tile-haunted' : 'web-gs-name-tile', {
    tile: speaker.name('tile', tile.name),
  })
  return sentenceOf([name, ...tileFacts(tile, view, voice)])
}

/** What is on a tile and what threatens it. */
export function tileFacts(tile: TileView, view: GhostStoriesView, voice: Voice): string[] {
  const { speaker, words } = voice
  const facts = [
    ...tile.taoists.map((colour) => speaker.name('taoist', colour)),
    ...tile.dead.map((colour) => words.text('web-gs-name-dead', { taoist: speaker.name('taoist', colour) })),
  ]
  if (tile.buddhas) facts.push(words.text('web-gs-name-buddhas', { count: tile.buddhas }))
  if (tile.power_tokens) facts.push(words.text('web-gs-name-power-tokens', { count: tile.power_tokens }))
  if (tile.circle) facts.push(speaker.name('tao', tile.circle))
  if (view.white_moon?.portal.tile === tile.tile) facts.push(portalName(view.white_moon.portal.open, voice))
  for (const [colour, , turns] of tile.threats) {
    if (turns === 1) facts.push(words.text('web-gs-name-threat', { board: speaker.name('board', colour) }))
  }
  return facts
}

function portalName(open: boolean, { words }: Voice): string {
  return words.text(open ? 'web-gs-name-portal' : 'web-gs-name-portal-gone')
}

/** Where a ghost space is: its board, and the tile that it faces. */
export function placeName(
  colour: BoardColour,
  place: number,
  view: GhostStoriesView,
  { speaker, words }: Voice,
): string {
  const { line } = required(boardOf(view, colour)?.spaces[place], `space ${colour} ${place}`)
  return words.text('gs-space', {
    board: speaker.name('board', colour),
    facing: words.text(`gs-tile-${tileIdAt(view, line[0])}.facing`),
  })
}

/** A ghost space and what is on it. */
export function spaceName(board: BoardView, space: SpaceView, view: GhostStoriesView, voice: Voice): string {
  const where = placeName(board.colour, space.place, view, voice)
  if (space.ghost) return sentenceOf([...ghostFacts(space.ghost, voice), where])
  const facts = [where, voice.words.text('web-gs-name-empty')]
  if (space.buddha) facts.push(voice.words.text('gs-note-buddha'))
  return sentenceOf(facts)
}

/** The name of a ghost in play. */
export function ghostName(ghost: { id: string; incarnation: boolean }, { speaker }: Voice): string {
  return speaker.name(ghost.incarnation ? 'incarnation' : 'ghost', ghost.id)
}

function ghostFacts(ghost: GhostView, voice: Voice): string[] {
  const { speaker, words } = voice
  const needed = counted(ghost.needed, voice) || '0'
  const facts = [
    ghostName(ghost, voice),
    speaker.name('colour', ghost.colour),
    words.text('gs-note-resistance', { needed }),
    ...[...ghost.enter, ...ghost.yin, ...ghost.curses, ...ghost.rewards].map((id) =>
      speaker.name('ability', id),
    ),
  ]
  if (ghost.free) facts.push(words.text('gs-needed-less', { count: ghost.free }))
  if (ghost.haunter !== null) facts.push(words.text(`web-gs-name-haunter-${ghost.haunter}`))
  if (ghost.mantra) facts.push(words.text('web-gs-name-mantra'))
  if (ghost.ignored) facts.push(words.text('web-gs-name-ignored'))
  if (!ghost.exorcisable) facts.push(words.text('web-gs-name-not-exorcisable'))
  return facts
}

/** A Taoist with everything he has. */
export function taoistName(board: BoardView, view: GhostStoriesView, who: string, voice: Voice): string {
  const { speaker, words } = voice
  const facts = [
    board.neutral ? speaker.name('board', board.colour) : speaker.name('taoist', board.colour),
    who,
  ]
  facts.push(words.text('gs-note-qi', { qi: board.qi }))
  if (!board.alive && !board.neutral) facts.push(words.text('gs-note-dead'))
  if (board.tile !== null) facts.push(speaker.name('tile', tileIdAt(view, board.tile)))
  if (!board.neutral) {
    facts.push(words.text('web-gs-name-tao', { tokens: counted(board.tao, voice) || '0' }))
    facts.push(words.text(board.yin_yang ? 'web-gs-name-yin-yang' : 'web-gs-name-yin-yang-spent'))
  }
  if (board.buddhas) facts.push(words.text('web-gs-name-buddhas', { count: board.buddhas }))
  if (board.power_tokens) facts.push(words.text('web-gs-name-power-tokens', { count: board.power_tokens }))
  const moon = view.white_moon?.taoists[board.colour]
  if (moon?.crystals) facts.push(words.text('web-gs-name-crystals', { count: moon.crystals }))
  if (moon?.lying) facts.push(words.text('web-gs-name-lying'))
  return sentenceOf(facts)
}

/** A power, and why it cannot be used. */
export function powerName(board: BoardView, view: GhostStoriesView, voice: Voice): string {
  const blocked = blockReason(board, view, voice)
  return sentenceOf([voice.speaker.name('power', board.power), blocked])
}

/** Why the power of a board cannot be used, with the ghost that blocks it; nothing when it can. */
export function blockReason(board: BoardView, view: GhostStoriesView, voice: Voice): string {
  if (board.power_blocked === null) return ''
  if (board.power_blocked !== 'ghost') return voice.words.text(`web-gs-blocked-${board.power_blocked}`)
  const ghost = blocker(board, view)
  if (!ghost) return voice.words.text('web-gs-blocked-ghost')
  return voice.words.text('web-gs-blocked-by', { ghost: ghostName(ghost, voice) })
}

/** The ghost that blocks the power of a board. */
function blocker(board: BoardView, view: GhostStoriesView): GhostView | undefined {
  const own = board.spaces.map((space) => space.ghost)
  const all = view.boards.flatMap((other) => other.spaces.map((space) => space.ghost))
  const blocks = (ability: string) => (ghost: GhostView | null) =>
    !!ghost?.enter.includes(ability) && !ghost.ignored
  return own.find(blocks('disable_board_power')) ?? all.find(blocks('disable_all_powers')) ?? undefined
}

/** The villagers of a tile. */
export function villagerName(
  tile: number,
  stack: readonly (string | null)[],
  view: GhostStoriesView,
  voice: Voice,
): string {
  const { speaker, words } = voice
  const top = stack.at(-1)
  return sentenceOf([
    words.text('web-gs-name-villagers', {
      count: stack.length,
      tile: speaker.name('tile', tileIdAt(view, tile)),
    }),
    top ? words.text('web-gs-name-top', { family: speaker.name('family', top) }) : '',
  ])
}

/** A family, and how it fares. */
export function familyName(id: string, view: GhostStoriesView, { speaker, words }: Voice): string {
  const { saved, dead, size } = required(moonOf(view).families[id], id)
  return sentenceOf([speaker.name('family', id), words.text('gs-note-family', { saved, dead, size })])
}

/** A receptacle at a corner of the village. */
export function receptacleName(tile: number, view: GhostStoriesView, { speaker, words }: Voice): string {
  const full = moonOf(view).crystals.receptacles.includes(tile)
  return words.text(full ? 'web-gs-name-receptacle-full' : 'web-gs-name-receptacle', {
    tile: speaker.name('tile', tileIdAt(view, tile)),
  })
}

/** A board of a colour with its ghosts counted. */
export function boardName(colour: BoardColour, view: GhostStoriesView, { speaker, words }: Voice): string {
  const ghosts = boardOf(view, colour)?.spaces.filter((space) => space.ghost).length ?? 0
  return sentenceOf([speaker.name('board', colour), words.text('web-gs-name-ghosts', { count: ghosts })])
}
