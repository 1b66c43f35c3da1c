import './browser'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Decision } from '../../src/lib/protocol/types'
import { LiveWatch } from '../../src/lib/table/liveWatch.svelte'
import type { Playing } from '../../src/lib/table/playing.svelte'
import type { TableSession } from '../../src/lib/table/session.svelte'

const calls = vi.hoisted((): string[] => [])
vi.mock('../../src/lib/table/attention', () => ({
  call: (question: string) => calls.push(question),
  signal: () => undefined,
}))

const decisionOf = (...seats: number[]) => ({ kind: 'any', seats }) as unknown as Decision

let session: { connection: string; chat: object[]; info: object; tell: (text: string) => void }
let playing: {
  mine: number[]
  looked: object | null
  decision: Decision | null
  ply: number
  asked: boolean
  question: string
}
let told: string[]
const watch = () => new LiveWatch(session as unknown as TableSession, playing as unknown as Playing)

beforeEach(() => {
  calls.length = 0
  told = []
  session = {
    connection: 'open',
    chat: [],
    info: { seats: [{ name: 'Ann' }, { name: 'Ben' }, { name: '' }] },
    tell: (text) => told.push(text),
  }
  playing = { mine: [0], looked: null, decision: decisionOf(1), ply: 7, asked: false, question: 'Where to?' }
})

test('players at the table fetch the question of another player once', () => {
  expect(watch().watching).toBe(7)
  playing.looked = {}
  expect(watch().watching).toBeNull()
})

test('nobody looks at the question of a bot, as a spectator, or without a connection', () => {
  playing.decision = decisionOf(2)
  expect(watch().watching).toBeNull()
  playing = { ...playing, decision: decisionOf(1), mine: [] }
  expect(watch().watching).toBeNull()
  playing.mine = [0]
  session.connection = 'lost'
  expect(watch().watching).toBeNull()
})

test('the seat that is asked is looked forward to, else the first of one’s own, else none', () => {
  playing.mine = [0, 1]
  expect(watch().ahead).toBe(1)
  playing.decision = decisionOf(2)
  expect(watch().ahead).toBe(0)
  playing.mine = []
  expect(watch().ahead).toBeNull()
})

test('a new line of another player is shown where the chat is hidden', () => {
  const seen = watch()
  const say = (seat: number, text: string) => (session.chat = [...session.chat, { name: 'Ben', seat, text }])
  say(1, 'Hello')
  seen.hearTalk(true)
  seen.hearTalk(true)
  say(0, 'Mine')
  seen.hearTalk(true)
  say(1, 'In sight')
  seen.hearTalk(false)
  seen.hearTalk(true)
  expect(told).toEqual(['Ben: Hello'])
})

test('a player is called once to each question but the first', () => {
  const seen = watch()
  const ask = (ply: number) => {
    playing = Object.assign(playing, { ply, asked: true, decision: decisionOf(0), question: `${ply}?` })
    seen.callPlayer()
    seen.callPlayer()
  }
  seen.callPlayer()
  ask(8)
  expect(calls).toEqual([])
  ask(10)
  ask(12)
  expect(calls).toEqual(['10?', '12?'])
})
