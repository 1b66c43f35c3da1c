/** The puzzles of a server, by the cards of their games. */

import type { GameCard } from '$lib/game/plugin'
import { cardOf } from '$lib/game/cards'
import type { PuzzleInfo } from '$lib/protocol/types'
import { i18n, t } from '$lib/words/i18n.svelte'

/** A puzzle with the card of its game. */
export interface Carded {
  card: GameCard
  puzzle: PuzzleInfo
}

export function carded(puzzle: PuzzleInfo): Carded {
  return { card: cardOf(puzzle.game, puzzle.modules), puzzle }
}

/** One name for a puzzle of any game, which is the end of its address too. */
export function nameOfPuzzle({ game, id }: PuzzleInfo): string {
  return `${game}/${id}`
}

export function addressOfPuzzle(puzzle: PuzzleInfo): string {
  return `/puzzles/${nameOfPuzzle(puzzle)}`
}

/** What a puzzle is called, now and later. */
export function titleOf({ puzzle: { game, name } }: Carded): string {
  const key = `web-puzzles-named-${game}-${name}`
  return i18n.words?.has(key) ? t(key) : t('web-puzzles-number', { number: name + 1 })
}

/** The words of what a puzzle asks for. */
export function goalKey({ game, goal }: PuzzleInfo): string {
  return `web-puzzles-goal-${game}-${goal}`
}

const DAY = 86_400_000
/** A leap year: each date has its own number, whatever the year. */
const LEAP = 2024

/** The number of a day among those of a leap year, from 1. */
export function numberInYear(day: string): number {
  const [, month = 1, date = 1] = day.split('-').map(Number)
  return Math.round((Date.UTC(LEAP, month - 1, date) - Date.UTC(LEAP, 0, 1)) / DAY) + 1
}

/** The puzzle of a day, the same each year. */
export function ofDay(all: readonly Carded[], day: string): Carded | undefined {
  const number = numberInYear(day)
  return all.find(({ puzzle }) => puzzle.day === number)
}
