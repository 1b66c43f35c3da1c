import './browser'
import { expect, test, vi } from 'vitest'
import { keep, keptOf } from '../../src/lib/table/keyring'
import { Seating } from '../../src/lib/table/seating'
import { guestBeside } from '../../src/lib/table/sitters'
import type { TableSession } from '../../src/lib/table/session.svelte'

test('a new key of the host takes the place of the old one', async () => {
  keep('t', { host: 'old', seats: { 0: 'mine' } })
  const asked = vi.fn<(path: string, request: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(new Response(JSON.stringify({ host: 'new' }), { status: 201 })),
  )
  vi.stubGlobal('fetch', asked)
  await new Seating({ id: 't', seats: [0] } as unknown as TableSession).newHost()
  expect(asked.mock.calls[0]?.[0]).toBe('/api/tables/t/host')
  expect(asked.mock.calls[0]?.[1].headers).toMatchObject({ 'Vigil-Token': 'old' })
  expect(keptOf('t')).toMatchObject({ host: 'new', seats: { 0: 'mine' } })
})

test('a second guest without a name is told apart from the first', async () => {
  const asked = vi.fn<(path: string, request: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(new Response(JSON.stringify({ token: 'mine' }), { status: 201 })),
  )
  vi.stubGlobal('fetch', asked)
  const info = { seats: [{ name: 'guest' }, { name: '' }] }
  await new Seating({ id: 't', seats: [], info, hello: () => undefined } as unknown as TableSession).sit(1)
  expect(JSON.parse(asked.mock.calls[0]?.[1].body as string)).toMatchObject({ name: 'guest 2' })
  expect(guestBeside(['guest', 'guest 2'])).toBe('guest 3')
  expect(guestBeside(['Ann'])).toBe('guest')
})
