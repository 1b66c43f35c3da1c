/**
 * How often a player confirms something in whole games. `tests/web/round_confirmations.py` has played them; the
 * environment variable ANSWERS names that file. What is picked together is confirmed once, and so is a plan as far as
 * everything in it could be chosen when it was made.
 */

import '../games'
import '../lib/browser'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Several } from '../../src/lib/game/choice'
import { pluginOf } from '../../src/lib/game/registry'
import { putTo } from '../../src/lib/protocol/parts'
import type { Content, OpenDecision, Option, View } from '../../src/lib/protocol/types'
import { choicesOf, openTo } from '../../src/lib/table/choices'
import type { Voice } from '../../src/lib/words/speaker'
import { same } from '../../src/lib/table/several'

interface Played {
  box: Content[]
  answers: { decision: OpenDecision; view: View; index: number }[]
}

/** A question, how it can be answered in one go, and the answer. */
interface Asked {
  several: Several | null
  options: readonly Option[]
  answer: Option
}

const MOST = 9
/** Nobody reads the questions. */
const voice = {
  words: { text: () => '' },
  speaker: { option: () => '', note: () => '', name: () => '', question: () => '' },
} as unknown as Voice
const games = readFileSync(process.env['ANSWERS'] ?? '', 'utf-8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Played)

async function questionsOf({ box, answers }: Played): Promise<Asked[]> {
  const face = await pluginOf('horizons').face()
  return answers.map(({ decision, view, index }) => {
    const choices = choicesOf(openTo(decision, [0]), decision, view, face, voice)
    const several = face.several?.(choices, [], putTo(decision, [0]), view, box, voice) ?? null
    const options = choices.map(({ option }) => option)
    return { several, options, answer: decision.options[index] as Option }
  })
}

/** Whether an answer can be picked with others. */
function isPicked({ several, answer }: Asked): boolean {
  if (!several || several.most < 2 || answer[0] === several.end) return false
  return several.takes?.(answer) ?? true
}

/** The confirmations of a game; without plans only what follows at once is confirmed together. */
function confirmations(asked: readonly Asked[], plans: boolean): number {
  let plan = null as Asked | null
  let run = null as { id: string; left: number } | null
  let count = 0
  for (const one of asked) {
    const { several, answer } = one
    const isPlan = several?.waits === true
    if (plans && isPlan && plan?.several?.id === several.id && plan.options.some((it) => same(it, answer)))
      continue
    if (!isPlan && run?.id === several?.id && run?.left) {
      run.left -= 1
      if (answer[0] === several?.end) run = null
      continue
    }
    count++
    run = null
    if (isPlan) plan = isPicked(one) ? one : null
    else if (several && isPicked(one))
      run = { id: several.id, left: several.most - 1 + Number(several.end !== null) }
  }
  return count
}

test('a round takes few confirmations, and fewer with plans', async () => {
  let [rounds, planned, alone] = [0, 0, 0]
  for (const game of games) {
    const asked = await questionsOf(game)
    rounds += new Set(game.answers.map(({ view }) => view.turn)).size
    planned += confirmations(asked, true)
    alone += confirmations(asked, false)
  }
  console.log(
    `${planned / rounds} confirmations a round, ${alone / rounds} without plans, in ${rounds} rounds`,
  )
  expect(rounds).toBeGreaterThan(10)
  expect(planned).toBeLessThan(alone)
  expect(planned / rounds).toBeLessThanOrEqual(MOST)
})
