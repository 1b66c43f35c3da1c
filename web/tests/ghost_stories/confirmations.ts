/**
 * How many confirmations turns take. `tests/web/turn_confirmations.py` has written down the questions of whole
 * games with the answers of a bot; the environment variable QUESTIONS names that file.
 */

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { OpenDecision, Option } from '../../src/lib/protocol/types'
import type { Words } from '../../src/lib/words/words'
import { same } from '../../src/lib/table/several'
import { required } from '../../src/lib/words/required'
import { nextOf } from '../../src/games/ghost_stories/choosing/next'
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
const MOST: Readonly<Record<string, number>> = { ghost_stories: 4.5, white_moon: 4.5 }
/** Nobody reads the names. */
const words = { text: () => '' } as unknown as Words

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

const answerOf = ({ decision, answer }: Question): Option => required(decision.options[answer], 'answer')
const nextAfter = (question: Question) => nextOf(answerOf(question), question.decision, question.view, words)

/** Whether the answer to a question follows from that to the one before, by the same confirmation. */
function follows(question: Question, before: Question | undefined): boolean {
  if (before?.decision.seat !== question.decision.seat) return false
  return nextAfter(before).some(({ options }) => same(required(options[0], 'next'), answerOf(question)))
}

/** Whether an answer follows a move after its power tokens were taken on the way. */
function followsLater(
  question: Question,
  before: Question | undefined,
  earlier: Question | undefined,
): boolean {
  if (!before || !earlier || !follows(before, earlier)) return false
  return nextAfter(earlier).some(
    ({ options }) =>
      same(required(options[0], 'next'), answerOf(before)) &&
      options[1] !== undefined &&
      same(options[1], answerOf(question)),
  )
}

/** What a player confirms: not what only asks on, and what is picked together or follows an answer but once. */
function confirmations({ questions }: Game): number {
  return questions.filter((question, at) => {
    const { decision, view } = question
    const [earlier, before] = [questions[at - 2], questions[at - 1]]
    return (
      !goesOn(question, before) &&
      !follows(question, before) &&
      !followsLater(question, before, earlier) &&
      !opens(answerOf(question), decision, view)
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
  console.log(`${name}: ${given / turns} confirmations a turn in ${turns} turns`)
  expect(given / turns).toBeLessThanOrEqual(required(MOST[name], name))
})

it('what can follow an answer is an answer to the next question', () => {
  let found = 0
  for (const { questions } of games) {
    questions.forEach((question, at) => {
      for (const { options } of nextAfter(question)) {
        const following = questions.slice(at + 1, at + 1 + options.length)
        options.forEach((option, step) => {
          const asked = required(following[step], 'next question')
          // Other tokens were taken than would have been: then nothing follows.
          if (
            step &&
            !same(
              required(options[step - 1], 'next'),
              answerOf(required(following[step - 1], 'next question')),
            )
          )
            return
          found += 1
          expect(asked.decision.options, JSON.stringify(answerOf(question))).toContainEqual(option)
        })
      }
    })
  }
  expect(found).toBeGreaterThan(100)
})
