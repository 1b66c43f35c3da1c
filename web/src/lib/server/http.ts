/** Requests over HTTP; a refusal says why, in the language of the page. */

import { Refusal } from '../protocol/refusal'
import { busy } from '../base/busy.svelte'
import { alwaysHere, isHere, isKept, tableIn } from '../local/here'
import type { Progress } from '../protocol/analysis'
import type { Story } from '../protocol/story'
import type {
  BookInfo,
  Campaign,
  Challenge,
  Content,
  Created,
  DayPuzzle,
  DealSeeds,
  Earned,
  ExampleTable,
  Film,
  Glance,
  Invitation,
  Listed,
  Moment,
  NewTable,
  Offer,
  Outlook,
  PuzzleInfo,
  PuzzleTable,
  Standing,
  Statistics,
  TableInfo,
  Vocabulary,
  Why,
} from '../protocol/types'

/** Too much was asked, and nothing was done. */
const TOO_MUCH = 429
/** Statuses with which a server says that it has too much to do, or that too much was asked. */
const BUSY = [TOO_MUCH, 503]
/** The total seconds after which a message is better than waiting. */
const LONGEST_WAIT = 10
/** Seconds without a reply after which a server counts as out of reach. */
export const LONGEST_SILENCE = 20

/** The status of a reply without a body. */
const NOTHING = 204

/** Whether a request failed because its table is not there, or no more. */
export function isMissing(error: unknown): error is Refusal {
  return error instanceof Refusal && MISSING.includes(error.code)
}
/** Codes of refusals that end the hope for a table. */
export const MISSING = ['no_such_table', 'table_deleted']
/** Codes of refusals with which a table stays closed, though it may open again one day. */
export const CLOSED = [...MISSING, 'table_damaged']

/** Where records go to be kept by a server, and nowhere else. */
const RECORDS = '/api/records'
/** Where the deal of the day comes from, and from nowhere else. */
const CHALLENGE = '/api/challenge'

/** A record, and what this browser kept of its game from before it began. */
interface ToVerify {
  record: string
  commitment: string | null
  luck: Record<number, string>
  dealt_from: number | null
}

/** What the engine has found to hold of the dice and cards of a record. */
export interface Proof {
  found: {
    grade: 'everything' | 'without_players' | 'nothing'
    rolls: number
    draws: number
    unchecked: number
    finished: boolean
    confirmed: number
    contributed: number
  }
  dealt_from: number
  position: boolean
  view: unknown
}

interface Ask {
  body?: unknown
  token?: string
}

export async function ask<T>(method: string, path: string, { body, token }: Ask = {}): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': document.documentElement.lang || 'en' }
  if (token) headers['Vigil-Token'] = token
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  const sent = body === undefined ? null : text(body)
  const reply = await (isLocal(path)
    ? askEngine(method, path, sent)
    : patiently(method, path, { method, headers, body: sent }).catch((error: unknown) =>
        instead(error, method, path, sent),
      ))
  if (reply.ok) return (reply.status === NOTHING ? undefined : await reply.json()) as T
  const problem = (await reply.json().catch(() => null)) as { code: string; text: string } | null
  throw new Refusal(problem?.code ?? 'unknown', problem?.text ?? reply.statusText)
}

/** Ask, and where a busy server says when to come again, do so, unless something may have been changed. */
async function patiently(method: string, path: string, request: RequestInit): Promise<Response> {
  let left = LONGEST_WAIT
  for (;;) {
    const reply = await fetchInTime(path, request)
    const seconds = Number(reply.headers.get('Retry-After'))
    const again = method === 'GET' ? BUSY.includes(reply.status) : reply.status === TOO_MUCH
    left -= seconds
    if (!again || !seconds || left < 0) return reply
    await busy.wait(seconds)
  }
}

/** The whole reply; a server that stays silent fails as one that cannot be reached: with a `TypeError`. */
async function fetchInTime(path: string, request: RequestInit): Promise<Response> {
  const silence = new AbortController()
  const stop = () => silence.abort(new TypeError(`no reply in ${LONGEST_SILENCE} seconds`))
  const timer = setTimeout(stop, LONGEST_SILENCE * 1000)
  try {
    const reply = await fetch(path, { ...request, signal: silence.signal })
    const body = reply.status === NOTHING ? null : await reply.arrayBuffer()
    return new Response(body, reply)
  } finally {
    clearTimeout(timer)
  }
}

/** Whether a request is for the engine on this device: its own tables, and all that is not about another's. */
function isLocal(path: string): boolean {
  const table = tableIn(path)
  return table ? isHere(table) : alwaysHere() && path !== RECORDS && !path.startsWith(CHALLENGE)
}

async function askEngine(method: string, path: string, body: string | null): Promise<Response> {
  const { engine } = await import('../local/engine')
  return engine.ask(method, path, body ?? '')
}

/** No server answers: the engine does, where it is kept and the request is not about a server's table. */
async function instead(error: unknown, method: string, path: string, body: string | null): Promise<Response> {
  const onlyThere = tableIn(path) || path === RECORDS || path.startsWith(CHALLENGE)
  if (onlyThere || !(await isKept())) throw error
  return askEngine(method, path, body)
}

/** A table on this device as it was kept. */
async function glanceHere(table: string): Promise<Glance> {
  const found = await (await import('../local/shelf')).glanceAt(table)
  if (!found) throw new Refusal('no_such_table', '')
  return found
}

function text(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body)
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`

/** Everything that is not said on a table's socket. */
export const http = {
  offer: () => ask<Offer>('GET', '/api/games'),
  tables: () => ask<Listed[]>('GET', '/api/tables'),
  create: (body: NewTable & { seed?: string }) => ask<Created>('POST', '/api/tables', { body }),
  glance: (table: string) => (isHere(table) ? glanceHere(table) : ask<Glance>('GET', `${at(table)}/glance`)),
  deleteTable: (table: string, token: string) => ask<undefined>('DELETE', at(table), { token }),
  look: (table: string) => ask<TableInfo>('GET', at(table)),
  start: (table: string, token: string, fill = '') =>
    ask<TableInfo>('POST', `${at(table)}/start`, { body: { fill }, token }),
  rematch: (table: string, token: string) => ask<Created>('POST', `${at(table)}/rematch`, { token }),
  /** Whether a token is good for a seat. */
  checkToken: (table: string, seat: number, token: string) =>
    ask<{ good: boolean }>('GET', `${at(table)}/seats/${seat}/token`, { token }),
  /** Take a seat; the token of another one shows that both are the same person's. */
  claim: (table: string, seat: number, name: string, token = '') =>
    ask<{ token: string }>('POST', `${at(table)}/seats/${seat}`, { body: { name }, token }),
  leave: (table: string, seat: number, token: string) =>
    ask<TableInfo>('DELETE', `${at(table)}/seats/${seat}`, { token }),
  seatBot: (table: string, seat: number, bot: string, token: string) =>
    ask<TableInfo>('PUT', `${at(table)}/seats/${seat}/bot`, { body: { bot }, token }),
  pick: (
    table: string,
    seat: number,
    body: { value: string; side: string; also: readonly string[] },
    token: string,
  ) => ask<TableInfo>('PUT', `${at(table)}/seats/${seat}/pick`, { body, token }),
  luck: (table: string, seat: number, luck: string, token: string) =>
    ask<TableInfo>('PUT', `${at(table)}/seats/${seat}/luck`, { body: { luck }, token }),
  /** The link under which others reach a table. */
  invitation: (table: string) => ask<Invitation>('GET', `${at(table)}/invitation`),
  /** Put a table into the list of open ones, or take it out. */
  list: (table: string, open: boolean, token: string) =>
    ask<TableInfo>('PUT', `${at(table)}/listing`, { body: { public: open }, token }),
  reissue: (table: string, seat: number, token: string) =>
    ask<{ token: string }>('POST', `${at(table)}/seats/${seat}/token`, { token }),
  /** A new key for the host; the old one is worth nothing then. */
  rehost: (table: string, token: string) => ask<{ host: string }>('POST', `${at(table)}/host`, { token }),
  inherit: (table: string, seat: number, token: string) =>
    ask<{ token: string }>('POST', `${at(table)}/seats/${seat}/inherit`, { token }),
  record: (table: string) => ask<{ answers: number[] }>('GET', `${at(table)}/record`),
  /** The record letter by letter: its numbers are longer than those of a browser. */
  recordText: async (table: string) => (await patiently('GET', `${at(table)}/record`, {})).text(),
  /** Have the engine on this device replay a record and check it against what is known. */
  proof: async (known: ToVerify) => {
    const reply = await askEngine('POST', '/api/verify', JSON.stringify(known))
    if (reply.ok) return (await reply.json()) as Proof
    const { code, text } = (await reply.json()) as { code: string; text: string }
    throw new Refusal(code, text)
  },
  /** The record of a table on this device, as it is written to a file. */
  recordHere: async (table: string) => (await askEngine('GET', `${at(table)}/record`, null)).text(),
  /** The game at a ply, with what happened after another one: by default nothing. */
  moment: (table: string, ply: number, since = ply) =>
    ask<Moment>('GET', `${at(table)}/at/${ply}?since=${since}`),
  /** What happened between two plies, one thing after another. */
  film: (table: string, since: number, to: number) =>
    ask<Film>('GET', `${at(table)}/film?since=${since}&to=${to}`),
  /** The forecast before a seat acts again, and what an answer would change in it. */
  outlook: (
    table: string,
    seat: number | null,
    answer: number | null = null,
    ply: number | null = null,
    others: readonly number[] = [],
  ) => {
    const also = others.length ? others.join(',') : null
    const query = Object.entries({ seat, answer, ply, also }).flatMap(([name, value]) =>
      value === null ? [] : [`${name}=${value}`],
    )
    return ask<Outlook>('GET', `${at(table)}/outlook?${query.join('&')}`)
  },
  /** Why the answer at a ply was given. */
  why: (table: string, ply: number) => ask<Why>('GET', `${at(table)}/why?ply=${ply}`),
  fork: (table: string, body: { ply: number; title?: string; name?: string }) =>
    ask<Created>('POST', `${at(table)}/fork`, { body }),
  story: (table: string) => ask<Story>('GET', `${at(table)}/story`),
  /** How far the analysis of a finished game is. */
  analysis: (table: string) => ask<Progress>('GET', `${at(table)}/analysis`),
  /** Ask for it. */
  analyse: (table: string) => ask<Progress>('POST', `${at(table)}/analysis`),
  upload: (record: string) => ask<Created>('POST', RECORDS, { body: record }),
  content: (table: string) => ask<Content[]>('GET', `${at(table)}/content`),
  box: (game: string, modules: readonly string[], edition: string) => {
    const query = new URLSearchParams([
      ...(edition ? [['edition', edition]] : []),
      ...modules.map((module) => ['modules', module]),
    ])
    return ask<Content[]>('GET', `/api/games/${game}/content?${query}`)
  },
  /** How a game is put into words, and its texts in a language. */
  vocabulary: (game: string) => ask<Vocabulary>('GET', `/api/games/${game}/words`),
  catalogues: (game: string, language: string) =>
    ask<string[]>('GET', `/api/games/${game}/words/${language}`),
  /** The rulebooks with the titles of their sections. */
  books: (language: string) => ask<BookInfo[]>('GET', `/api/books?language=${language}`),
  /** The text of a rulebook: Markdown by section. */
  bookText: (book: string, language: string) =>
    ask<Record<string, string>>('GET', `/api/books/${encodeURIComponent(book)}/${language}`),
  /** The table of an example after these answers. */
  example: (game: string, example: string, answers: readonly number[]) =>
    ask<ExampleTable>('POST', `/api/examples/${game}/${encodeURIComponent(example)}`, { body: { answers } }),
  challenge: () => ask<Challenge>('GET', CHALLENGE),
  /** The seeds of today's deals, for playing them without a connection. */
  dealSeeds: () => ask<DealSeeds>('GET', `${CHALLENGE}/seeds`),
  campaign: (language: string) => ask<Campaign>('GET', `/api/campaign?language=${language}`),
  /** What the game of a table has earned, once it is over. */
  earned: (table: string) => ask<Earned>('GET', `${at(table)}/earned`),
  /** What the game of a table has shown of its box, once it is over: `kind/id` of each piece. */
  met: (table: string) => ask<string[]>('GET', `${at(table)}/met`),
  /** The puzzles of all games. */
  puzzles: () => ask<PuzzleInfo[]>('GET', '/api/puzzles'),
  /** The puzzle of a day of a leap year, counted from 1. */
  dayPuzzle: (day: number) => ask<DayPuzzle>('GET', `/api/puzzles/days/${day}`),
  /** The table of a puzzle after these answers. */
  puzzle: (game: string, puzzle: string, answers: readonly number[]) =>
    ask<PuzzleTable>('POST', `/api/puzzles/${game}/${encodeURIComponent(puzzle)}`, { body: { answers } }),
  /** Where a game stood at a ply, as text, with one of a seat's own options. */
  standing: (table: string, ply: number, seat: number, option: number) =>
    ask<Standing>('GET', `${at(table)}/standing/${ply}?seat=${seat}&option=${option}`),
  /** The table of a personal puzzle after these answers. */
  ownPuzzle: ({ game, position, given, best }: Standing, answers: readonly number[]) =>
    ask<PuzzleTable>('POST', '/api/own-puzzles', { body: { game, position, given, best, answers } }),
  statistics: (name?: string) =>
    ask<Statistics>('GET', `/api/statistics${name ? `?name=${encodeURIComponent(name)}` : ''}`),
  bugReport: async (table: string, words: string): Promise<Blob> => {
    const body = await ask<unknown>('POST', `${at(table)}/report`, { body: { words } })
    return new Blob([JSON.stringify(body)], { type: 'application/json' })
  },
}
