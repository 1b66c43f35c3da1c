import './browser'
import { beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../../src/lib/settings.svelte'
import { HomeCall } from '../../src/lib/table/homeCall'
import { hearNoMore, hearOf } from '../../src/lib/table/push'

const asked = vi.hoisted((): [string, string, unknown][] => [])
const server = vi.hoisted(() => ({ key: 'KEY' }))
vi.mock('../../src/lib/server/http', () => ({
  ask: (method: string, path: string, { body }: { body?: unknown } = {}) => {
    asked.push([method, path, body])
    return Promise.resolve(path === '/api/push' ? server : undefined)
  },
}))
vi.mock('../../src/lib/table/keyring', () => ({ keptOf: () => ({ seats: { 0: 'token' } }) }))
const calls = vi.hoisted((): unknown[] => [])
vi.mock('../../src/lib/table/attention', () => ({
  call: (text: string) => calls.push(text),
  signal: (asked: boolean) => calls.push(asked),
}))

let subscribed: { unsubscribe: () => Promise<void> } | null
const subscription = {
  endpoint: 'https://push.example/1',
  toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe: () => ((subscribed = null), Promise.resolve()),
}
const pushManager = {
  getSubscription: () => Promise.resolve(subscribed),
  subscribe: (how: object) => {
    calls.push(how)
    return Promise.resolve((subscribed = subscription))
  },
}

beforeEach(() => {
  asked.length = calls.length = 0
  subscribed = null
  server.key = 'KEY'
  const getRegistration = () => Promise.resolve({ pushManager })
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration } })
  vi.stubGlobal('Notification', { permission: 'granted' })
  settings.now = { ...settings.now, notify: true }
})

test('the server hears of the browser, for each seat', async () => {
  await hearOf('t', [0])
  expect(calls).toEqual([{ userVisibleOnly: true, applicationServerKey: 'KEY' }])
  const body = { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' }, language: 'en' }
  expect(asked.at(-1)).toEqual(['PUT', '/api/tables/t/seats/0/push', body])
})

test('nothing is asked of a player who wants no notifications, or of a server without a key', async () => {
  settings.now = { ...settings.now, notify: false }
  await hearOf('t', [0])
  expect(asked).toEqual([])
  settings.now = { ...settings.now, notify: true }
  server.key = ''
  await hearOf('t', [0])
  expect([asked.length, calls.length]).toEqual([1, 0])
})

test('unsubscribing deletes the subscription on the server', async () => {
  await hearOf('t', [0])
  await hearNoMore()
  expect(subscribed).toBeNull()
  expect(asked.at(-1)).toEqual(['POST', '/api/push/forget', { endpoint: subscription.endpoint }])
})

test('the home page calls for a table that has come to wait, not for those that waited already', () => {
  const home = new HomeCall()
  home.hear([{ id: 'a', title: 'Friday' }])
  home.hear([
    { id: 'a', title: 'Friday' },
    { id: 'b', title: 'Sunday' },
  ])
  home.hear([])
  expect(calls.map((call) => typeof call)).toEqual(['boolean', 'boolean', 'string', 'boolean'])
  expect([calls[0], calls[3]]).toEqual([true, false])
})
