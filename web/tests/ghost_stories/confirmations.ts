/**
 * How many confirmations turns take. `tests/web/turn_confirmations.py` has written down the questions of whole
 * games with the answers of a bot; the environment variable QUESTIONS names that file.
 */

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { OpenDecision } from '../../src/lib/protocol/types'
import { required } from '../../src/lib/words/required'
import { opens } from '../../src/games/ghost_stories/choosing/opens'
import { mostOf } from '../../src/games/ghost_stories/choosing/several'
import type { GhostStoriesView } from '../../src/games/ghost_stories/view'

interface Question {
  view: GhostStoriesView
  decision: OpenDecision
  /** Whether each answer asks the same player on. */
  asks: boolean[]
  answer: number
}
interface Game {
  name: string
  turns: number
  questions: Question[]
}

/** Confirmations a turn at most. */
const MOST: Readonly<Record<string, number>> = { ghost_stories: 4.5, white_moon: 5.75 }

const games = readFileSync(required(process.env.QUESTIONS, 'QUESTIONS'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Game)

/** Whether a question goes on with what was picked for the one before. */
function goesOn(question: Question, before: Question | undefined): boolean {
  const [most, earlier] = [mostOf(question.decision), before && mostOf(before.decision)]
  if (most === null || earlier === null || earlier === undefined) return false
  return question.decision.kind === before?.decision.kind && most < earlier
}

/** What a player confirms: what only asks on is not, and what is picked together is confirmed once. */
function confirmations({ questions }: Game): number {
  return questions.filter((question, at) => {
    const { decision, view, answer } = question
    return (
      !goesOn(question, questions[at - 1]) &&
      !opens(required(decision.options[answer], 'answer'), decision, view)
    )
  }).length
}

it('what is not confirmed asks the same player on', () => {
  let found = 0
  for (const { decision, view, asks } of games.flatMap(({ questions }) => questions)) {
    decision.options.forEach((option, at) => {
      if (!opens(option, decision, view)) return
      found += 1
      expect(asks[at], JSON.stringify([option, decision.kind])).toBe(true)
    })
  }
  expect(found).toBeGreaterThan(100)
})

it.each(Object.keys(MOST))('turns of %s take few confirmations', (name) => {
  const played = games.filter((game) => game.name === name)
  const turns = played.reduce((sum, game) => sum + game.turns, 0)
  const given = played.reduce((sum, game) => sum + confirmations(game), 0)
  expect(given / turns).toBeLessThanOrEqual(required(MOST[name], name))
})
