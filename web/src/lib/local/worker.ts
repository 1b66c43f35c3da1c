/** The engine: Python in a worker, with the tables of this device. */

import type { loadPyodide } from 'pyodide'
import { KEPT, LIST } from './here'
import { shelf } from './shelf'
import type { News, Order, Reply } from './talk'

/** The files of the engine, as the build lists them. */
interface Files {
  folder: string
  files: Record<string, number>
  /** Bytes of all of them when packed. */
  weight: number
  lock: unknown
}

interface Visit {
  hear(text: string): Promise<void>
  leave(): void
}

interface Device {
  ask(method: string, path: string, body: string): Promise<Reply & { destroy(): void }>
  visit(table: string, write: (text: string) => void): Promise<Visit>
}

interface Offline {
  Device(kept: typeof shelf): Device
}

const ARCHIVE = 'vigil.zip'
const HOME = '/lib/vigil'
/** How much of the start is loading; the rest is Python's own. */
const LOADED = 0.7

const tell = (news: News) => postMessage(news)

/** The list of files: the newest where there is a network, else the one that is kept. */
async function listed(cache: Cache | null): Promise<Files> {
  try {
    const fresh = await fetch(LIST, { cache: 'no-cache' })
    if (!fresh.ok) throw new Error(fresh.statusText)
    return (await fresh.json()) as Files
  } catch (error) {
    const kept = await cache?.match(LIST)
    if (!kept) throw error
    return (await kept.json()) as Files
  }
}

/** Fetch everything once, and keep it; progress is told by bytes. */
async function fetchAll({ folder, files, weight }: Files, cache: Cache | null): Promise<Uint8Array> {
  const whole = Object.values(files).reduce((sum, size) => sum + size, 0)
  let archive = new Uint8Array()
  let seen = 0
  for (const name of Object.keys(files)) {
    const reply = (await cache?.match(folder + name)) ?? (await fetched(folder + name, cache))
    const parts: Uint8Array[] = []
    for (const reader = reply.body?.getReader(); reader;) {
      const { done, value } = await reader.read()
      if (done) break
      seen += value.length
      if (name === ARCHIVE) parts.push(value)
      tell({ type: 'progress', part: (seen / whole) * LOADED, packed: weight })
    }
    if (name === ARCHIVE) archive = new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer())
  }
  return archive
}

async function fetched(address: string, cache: Cache | null): Promise<Response> {
  const reply = await fetch(address)
  if (!reply.ok) throw new Error(`${address}: ${reply.status}`)
  await cache?.put(address, reply.clone())
  return reply
}

/** Once all is here: note it, and forget the files of earlier versions. */
async function noteKept(files: Files, cache: Cache | null): Promise<void> {
  await cache?.put(LIST, new Response(JSON.stringify(files)))
  for (const { url } of (await cache?.keys()) ?? []) {
    const { pathname } = new URL(url)
    if (pathname !== LIST && !pathname.startsWith(files.folder)) await cache?.delete(url)
  }
}

async function start(): Promise<Device> {
  const cache = 'caches' in self ? await caches.open(KEPT) : null
  const files = await listed(cache)
  const archive = await fetchAll(files, cache)
  const { loadPyodide: load } = (await import(/* @vite-ignore */ `${files.folder}pyodide.mjs`)) as {
    loadPyodide: typeof loadPyodide
  }
  const python = await load({
    indexURL: files.folder,
    lockFileContents: JSON.stringify(files.lock),
    env: { PYTHONPATH: HOME, HOME },
  })
  tell({ type: 'progress', part: 0.9, packed: files.weight })
  python.unpackArchive(archive, 'zip', { extractDir: HOME })
  const made = (python.pyimport('vigil.offline') as Offline).Device(shelf)
  await noteKept(files, cache)
  tell({ type: 'ready' })
  return made
}

const device = start()
device.catch((error: unknown) => tell({ type: 'failed', reason: String(error) }))

async function ask(method: string, path: string, body: string): Promise<Reply> {
  const reply = await (await device).ask(method, path, body)
  const plain = { status: reply.status, body: reply.body }
  reply.destroy()
  return plain
}

const visits = new Map<number, Visit>()

async function visit(number: number, table: string): Promise<void> {
  const reply = await ask('GET', `/api/tables/${table}`, '')
  if (reply.status === 200) {
    const made = await (await device).visit(table, (text) => tell({ type: 'told', visit: number, text }))
    visits.set(number, made)
  }
  tell({ type: 'visited', visit: number, reply })
}

async function obey(order: Order): Promise<void> {
  if (order.do === 'ask') {
    const reply = await ask(order.method, order.path, order.body)
    tell({ type: 'reply', id: order.id, reply })
  } else if (order.do === 'visit') await visit(order.visit, order.table)
  else if (order.do === 'say') await visits.get(order.visit)?.hear(order.text)
  else {
    visits.get(order.visit)?.leave()
    visits.delete(order.visit)
  }
}

onmessage = (event: MessageEvent<Order>) => void obey(event.data)
