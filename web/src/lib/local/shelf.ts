/** The tables of this device, in the database of the browser: what each was made with, and its log. */

import type { Glance } from '../protocol/types'

interface Kept {
  id: string
  row: string
  /** How the table looks, as text. */
  glance: string
}

const NAME = 'vigil'
const VERSION = 1

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION)
  request.onupgradeneeded = () => {
    request.result.createObjectStore('tables', { keyPath: 'id' })
    request.result.createObjectStore('entries')
  }
  return done(request)
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the database of the browser failed'))
  })
}

let opened: Promise<IDBDatabase> | null = null

/** Read or write; what is written is safe when the promise is kept. */
async function transact<T>(
  mode: IDBTransactionMode,
  what: (tables: IDBObjectStore, entries: IDBObjectStore) => Promise<T>,
): Promise<T> {
  opened ??= openDatabase()
  const transaction = (await opened).transaction(['tables', 'entries'], mode)
  const safe = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('nothing was written'))
  })
  const found = await what(transaction.objectStore('tables'), transaction.objectStore('entries'))
  await safe
  return found
}

const entriesOf = (table: string) => IDBKeyRange.bound([table, 0], [table, Infinity])
const find = (tables: IDBObjectStore, table: string) =>
  done(tables.get(table) as IDBRequest<Kept | undefined>)

/** What the engine asks of the shelf. */
export const shelf = {
  row: (table: string): Promise<string | undefined> =>
    transact('readonly', async (tables) => (await find(tables, table))?.row),
  entries: (table: string): Promise<string[]> =>
    transact('readonly', (_, entries) => done(entries.getAll(entriesOf(table)) as IDBRequest<string[]>)),
  add: (id: string, row: string): Promise<unknown> =>
    transact('readwrite', (tables) => done(tables.put({ id, row, glance: '' } satisfies Kept))),
  /** An entry that is there already is not overwritten: another tab plays at the same table. */
  append: (table: string, entry: number, change: string, glance: string): Promise<unknown> =>
    transact('readwrite', async (tables, entries) => {
      const kept = await find(tables, table)
      if (!kept) throw new Error(`no table ${table}`)
      await Promise.all([done(tables.put({ ...kept, glance })), done(entries.add(change, [table, entry]))])
    }),
  remove: (table: string): Promise<unknown> =>
    transact('readwrite', (tables, entries) =>
      Promise.all([done(tables.delete(table)), done(entries.delete(entriesOf(table)))]),
    ),
}

/** A table as a list shows it, without starting the engine. */
export async function glanceAt(table: string): Promise<Glance | null> {
  const kept = await transact('readonly', (tables) => find(tables, table))
  return kept?.glance ? (JSON.parse(kept.glance) as Glance) : null
}
