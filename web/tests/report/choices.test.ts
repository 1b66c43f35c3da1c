import '../lib/browser'
import { beforeAll, expect, test } from 'vitest'
import { i18n } from '../../src/lib/words/i18n.svelte'
import type { Step } from '../../src/lib/protocol/analysis'
import type { Speaker } from '../../src/lib/words/speaker'
import { saidOf } from '../../src/screens/report/choices'

beforeAll(async () => {
  await i18n.speak('en')
  await i18n.learn('pages')
})

const step = { ply: 3, seat: 1, answer: 0, best: 1 } as Step

test('a choice is described to its player as "you"', () => {
  const chose = (own: number[]) => saidOf(new Map(), step, ['Ann', 'Ben'], {} as Speaker, own).chosen
  expect(chose([1])).toMatch(/^You chose/)
  expect(chose([0])).toContain('Ben')
})
