/**
 * How often a player confirms something in whole games. `tests/web/round_confirmations.py` has played them; the
 * environment variable ANSWERS names that file. What is picked together is confirmed once, and so is a plan as far as
 * everything in it could be chosen when it was made, with what follows it. What only asks on is not confirmed.
 */

import '../games'
import '../lib/browser'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Next, Several } from '../../src/lib/game/choice'
import { pluginOf } from '../../src/lib/game/registry'
import { putTo } from '../../src/lib/protocol/parts'
import type { Content, OpenDecision, Option, View } from '../../src/lib/protocol/types'
import { choicesOf, openTo } from '../../src/lib/table/choices'
import type { Voice } from '../../src/lib/words/speaker'
import { same } from '../../src/lib/table/several'

interface Played {
  spirit: string
  box: Content[]
  answers: {
    decision: OpenDecision
    view: View
    index: number
    /** The answers that ask their player on, before chance. */
    asks: number[]
  }[]
}

/** A question, how it can be answered in one go, and the answer with what may follow it. */
interface Asked {
  several: Several | null
  options: readonly Option[]
  answer: Option
  opens: boolean
  next: readonly Next[]
  /** Whether a later answer could be planned with this one. */
  plans: (later: Option) => boolean
}

const MOST = 9
/** The number of rounds measured; fewer scatter, and show only large changes. */
const MEASURED = 80
const SCATTER = 0.5
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
    const answer = decision.options[index] as Option
    const opens = face.opens?.(answer, decision, view) ?? false
    const planned =
      several?.waits && face.several?.(choices, [answer], putTo(decision, [0]), view, box, voice)
    const plans = (later: Option) =>
      planned ? options.some((one) => same(one, later)) && planned.whyNot(later) === null : false
    return { several, options, answer, opens, next: (planned && planned.next) || [], plans }
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
  let coming: readonly Next[] = []
  let count = 0
  for (const one of asked) {
    const { several, answer, opens } = one
    const isPlan = several?.waits === true
    if (opens || coming.some(({ options: [option] }) => option && same(option, answer))) continue
    coming = plans ? one.next : []
    const isPlanned = answer[0] === 'pass' || plan?.plans(answer)
    if (plans && isPlan && plan?.several?.id === several.id && isPlanned) continue
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

test.each(games.map(({ spirit }) => spirit).filter((spirit, at, all) => all.indexOf(spirit) === at))(
  'a round of %s takes few confirmations, and fewer with plans',
  async (spirit) => {
    let [rounds, planned, alone] = [0, 0, 0]
    for (const game of games.filter((one) => one.spirit === spirit)) {
      const asked = await questionsOf(game)
      rounds += new Set(game.answers.map(({ view }) => view.turn)).size
      planned += confirmations(asked, true)
      alone += confirmations(asked, false)
    }
    console.log(
      `${spirit}: ${planned / rounds} confirmations a round, ${alone / rounds} without plans, in ${rounds} rounds`,
    )
    expect(rounds).toBeGreaterThan(10)
    expect(planned).toBeLessThan(alone)
    expect(planned / rounds).toBeLessThanOrEqual(rounds > MEASURED ? MOST : MOST + SCATTER)
  },
)

test('what is not confirmed asks the same player on', async () => {
  const face = await pluginOf('horizons').face()
  let found = 0
  for (const { decision, view, asks } of games.flatMap(({ answers }) => answers)) {
    decision.options.forEach((option, at) => {
      if (!face.opens?.(option, decision, view)) return
      found += 1
      expect(asks, JSON.stringify([option, decision.kind])).toContain(at)
    })
  }
  expect(found).toBeGreaterThan(100)
})

test('all levels can be chosen where a power that is used asks for them, and are asked for nowhere else', async () => {
  let found = 0
  for (const game of games) {
    const asked = await questionsOf(game)
    asked.forEach(({ several, answer, next }, at) => {
      if (!several?.waits || several.takes?.(answer) !== true || answer[0] === 'presence') return
      const levels = next.find(({ end }) => !end)?.options[0]
      const later = asked.slice(at + 1)
      const end = later.findIndex(({ several }) => several?.waits)
      const following = later.slice(0, end < 0 ? later.length : end)
      const asks = following.find(({ options }) => options.some(([tag]) => tag === 'level'))
      if (!levels && !asks) return
      found += 1
      expect(asks?.options, JSON.stringify(answer)).toContainEqual(levels)
    })
  }
  expect(found).toBeGreaterThan(10)
})
