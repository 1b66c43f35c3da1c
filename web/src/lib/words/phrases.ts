/** Parts of sentences that every game puts together in the same way. */

import type { Outcome } from '../protocol/types'
import { firstLetter } from './marks'
import type { Words } from './words'

/** What a text is told. */
export type Args = Record<string, string | number>

export const MINUS = '\u2212'
export const NOTHING = '\u2014'
/** Between things that stand in one line. */
export const AND = ' · '

/** The text with a capital letter in front. */
export function sentence(text: string): string {
  return withFirst(text, (letter) => letter.toUpperCase())
}

/** The text with a small letter in front, to stand behind a colon. */
export function clause(text: string): string {
  return withFirst(text, (letter) => letter.toLowerCase())
}

function withFirst(text: string, change: (letter: string) => string): string {
  const at = firstLetter(text)
  return text.slice(0, at) + change(text.slice(at, at + 1)) + text.slice(at + 1)
}

/** Chances, and effects after them as clauses of the same sentence. */
export function inOneLine(chances: readonly string[], effects: readonly string[]): string {
  return [...chances, ...(chances.length ? effects.map(clause) : effects)].join('; ')
}

/** A name with notes in brackets, if there are any. */
export function noted(name: string, notes: readonly string[]): string {
  return notes.length ? `${name} (${notes.join('; ')})` : name
}

/** A number of points with its sign. */
export function signed(points: number): string {
  return points < 0 ? `${MINUS}${-points}` : `+${points}`
}

/** A chance in whole percents; what may happen is never 0, and what may fail never 100. */
export function percent(words: Words, [some, all]: readonly [number, number]): string {
  const rounded = Math.floor((some * 200 + all) / (2 * all))
  const amount = some && !rounded ? '<1' : some < all && rounded === 100 ? '>99' : String(rounded)
  return words.text('game-percent', { amount })
}

/** How a game ended and its score, with the lines of the score where they are known. */
export function ending(words: Words, prefix: string, outcome: Outcome): string {
  const result = outcome.won ? 'win' : 'loss'
  const reason = words.text(`${prefix}-${result}-${outcome.reason}`)
  const lines = Object.entries(outcome.lines ?? {})
    .filter(([, points]) => points)
    .map(([line, points]) => `${words.text(`${prefix}-score-${line}`)} ${signed(points)}`)
  const score = noted(String(outcome.score).replace('-', MINUS), lines)
  const own = `${prefix}-ending-${result}`
  return words.text(words.has(own) ? own : `game-${result}`, { reason, score })
}
