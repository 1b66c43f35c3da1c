import './browser'
import { beforeEach, expect, test, vi } from 'vitest'
import { busy } from '../../src/lib/base/busy.svelte'
import { TableSession } from '../../src/lib/table/session.svelte'

/** A socket whose other end is the test. */
class Socket {
  static readonly OPEN = 1
  static last: Socket
  readonly readyState = Socket.OPEN
  readonly sent: string[] = []
  readonly asked: Record<string, unknown>[] = []
  onopen: () => void = () => undefined
  onclose: (event?: { code: number }) => void = () => undefined
  onmessage: (message: { data: string }) => void = () => undefined

  constructor() {
    Socket.last = this
  }
  send(text: string): void {
    const request = JSON.parse(text) as { do: string }
    this.sent.push(request.do)
    this.asked.push(request)
  }
  close(): void {}
}
vi.stubGlobal('WebSocket', Socket)

const info = { status: 'playing', seats: [{ name: 'Ann' }, { name: 'Ben' }] }
const say = (message: object) => Socket.last.onmessage({ data: JSON.stringify(message) })
const REWOUND = { type: 'rewound', view: {}, decision: null, undo: null, turns: 1 }
const view = (ply: number) => say({ type: 'view', ply, view: {}, undo: null })
const update = (ply: number, seat = 0) =>
  say({ type: 'update', ply, seat, events: [['moved', {}]], decision: { options: [['stay']] } })

let session: TableSession
beforeEach(() => {
  vi.useFakeTimers()
  session = new TableSession('t')
  const events = [
    [0, [], -1],
    [4, [], 0],
    [6, [], 1],
  ]
  const more = { chat: [], undo: null, decision: null, view: {} }
  say({ type: 'welcome', table: info, seats: [0], ply: 7, since: 0, turns: 0, events, ...more })
})

test('after a reload only what happened since the last own answer has changed', () => {
  expect(session.log.filter(({ ply }) => ply > session.answeredAt).map(({ ply }) => ply)).toEqual([4, 6])
})

test('what an own answer led to has changed', () => {
  update(8)
  view(8)
  void session.answer(0)
  update(9)
  expect(session.log.filter(({ ply }) => ply > session.answeredAt)).toHaveLength(1)
})

test('a press right after the question changed does not count', () => {
  expect(session.ready).toBe(true)
  update(8)
  view(8)
  expect(session.ready).toBe(false)
  vi.advanceTimersByTime(250)
  expect(session.ready).toBe(true)
})

test('the end is shown with the table as it stood then', () => {
  update(8)
  say({ type: 'status', table: { ...info, status: 'over' } })
  expect(session.current).toBe(false)
  view(8)
  expect(session.current).toBe(true)
})

test('a player who has lost a seat is not asked any more', () => {
  say({ type: 'unseated', seat: 0 })
  expect(session.seats).toEqual([])
  expect(Socket.last.sent.at(-1)).toBe('hello')
})

test('all are told whose wish an undo was, but not the one who wished it', () => {
  const tell = vi.spyOn(session, 'tell')
  const rewound = { ...REWOUND, ply: 4, since: 4, events: [] }
  say({ ...rewound, seat: 0 })
  expect(tell).not.toHaveBeenCalled()
  say({ ...rewound, seat: 1 })
  expect(tell).toHaveBeenCalledOnce()
})

test('of choices that were taken back alone, what others chose since is kept', () => {
  say({ ...REWOUND, ply: 7, since: 4, events: [[5, [], 1]], seat: 0 })
  expect(session.log.map(({ ply, seat }) => [ply, seat])).toEqual([
    [0, -1],
    [4, 0],
    [5, 1],
  ])
})

test('a returning client reports what it has received, and keeps it', () => {
  update(8)
  const before = Socket.last
  before.onclose()
  vi.advanceTimersByTime(300)
  expect(Socket.last).not.toBe(before)
  Socket.last.onopen()
  expect(Socket.last.asked[0]).toMatchObject({ do: 'hello', since: 8, turns: 0 })
  const more = { chat: [], undo: null, decision: null, view: {}, seats: [0], table: info }
  say({ type: 'welcome', ply: 10, since: 8, turns: 0, events: [[9, [], 1]], ...more })
  expect(session.log.map(({ ply }) => ply)).toEqual([0, 4, 6, 8, 9])
})

test('where the game went back meanwhile everything is told again', () => {
  const more = { chat: [], undo: null, decision: null, view: {}, seats: [0], table: info }
  say({
    type: 'welcome',
    ply: 3,
    since: 0,
    turns: 1,
    events: [
      [0, [], -1],
      [2, [], 1],
    ],
    ...more,
  })
  expect(session.log.map(({ ply }) => ply)).toEqual([0, 2])
  void session.hello()
  expect(Socket.last.asked.at(-1)).toMatchObject({ since: 3, turns: 1 })
})

test('a busy server is greeted again when it says so', async () => {
  void session.hello()
  const { id } = Socket.last.asked.at(-1) as { id: number }
  say({ type: 'refusal', id, code: 'too_fast', text: 'Wait.', data: { seconds: 2 } })
  await vi.advanceTimersByTimeAsync(100)
  expect(busy.seconds).toBe(2)
  expect(session.notice).toBeNull()
  await vi.advanceTimersByTimeAsync(2000)
  expect(Socket.last.sent).toEqual(['hello', 'hello'])
  expect(busy.seconds).toBe(0)
})

test('a server too busy for a socket is left alone for as long as it says', async () => {
  const first = Socket.last
  first.onopen()
  say({ type: 'refusal', id: null, code: 'too_many_requests', text: 'Wait.', data: { seconds: 2 } })
  first.onclose()
  expect(busy.seconds).toBe(2)
  expect(session.connection).toBe('lost')
  expect(session.notice).toBeNull()
  await vi.advanceTimersByTimeAsync(1900)
  expect(Socket.last).toBe(first)
  await vi.advanceTimersByTimeAsync(500)
  expect(Socket.last).not.toBe(first)
  expect(busy.seconds).toBe(0)
})

test('a server that has closed a socket for asking too much is left alone for a while', async () => {
  const first = Socket.last
  first.onopen()
  first.onclose({ code: 1008 })
  expect(session.connection).toBe('lost')
  await vi.advanceTimersByTimeAsync(5000)
  expect(Socket.last).toBe(first)
  await vi.advanceTimersByTimeAsync(500)
  expect(Socket.last).not.toBe(first)
})

test('a busy server is greeted again after the connection was lost, too', async () => {
  Socket.last.onclose()
  await vi.advanceTimersByTimeAsync(500)
  Socket.last.onopen()
  const { id } = Socket.last.asked.at(-1) as { id: number }
  say({ type: 'refusal', id, code: 'too_fast', text: 'Wait.', data: { seconds: 2 } })
  await vi.advanceTimersByTimeAsync(2100)
  expect(Socket.last.sent).toEqual(['hello', 'hello'])
})

const suggested = (name: string, seat: number, index: number, ply = 7) =>
  say({ type: 'suggested', name, seat, ply, index })

test('a suggestion stays until the question is answered; of each player the last one', () => {
  suggested('Ben', 1, 0)
  suggested('Ben', 1, 2)
  suggested('Cid', 2, 0)
  vi.advanceTimersByTime(600_000)
  expect(session.suggestions.map(({ name, index }) => [name, index])).toEqual([
    ['Ben', 2],
    ['Cid', 0],
  ])
  update(8)
  view(8)
  expect(session.suggestions).toEqual([])
})

test('another name holds in what was said before', () => {
  say({ type: 'chat', at: 1, name: 'Ben', seat: 1, text: 'hello' })
  say({ type: 'chat', at: 2, name: 'Ben', seat: -1, text: 'another Ben' })
  suggested('Ben', 1, 0)
  say({ type: 'renamed', seats: [1], before: 'Ben', name: 'Benek' })
  expect(session.chat.map(({ name }) => name)).toEqual(['Benek', 'Ben'])
  expect(session.suggestions.map(({ name }) => name)).toEqual(['Benek'])
})

test('what others have picked is known for the question that is shown, and no longer', () => {
  const intended = (seat: number, answers: number[]) =>
    say({ type: 'intended', name: `player ${seat}`, seat, ply: 7, answers })
  intended(0, [1])
  intended(1, [2])
  intended(2, [])
  expect(session.picked.map(({ name, answers }) => [name, answers])).toEqual([['player 1', [2]]])
  update(8)
  view(8)
  expect(session.picked).toEqual([])
})
