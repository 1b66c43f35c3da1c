/** One table's socket: it connects again by itself, and every request gets its reply. */

import type { Connection } from './connection'
import { isHere } from '../local/here'
import { Refusal } from '../protocol/refusal'
import type { Message, Request } from '../protocol/types'

/** A request whose reply never came: the connection was lost, before it was sent or after. */
export class Lost extends Error {
  readonly sent: boolean

  constructor(sent: boolean) {
    super()
    this.sent = sent
  }
}

export interface Listener {
  /** The socket is open: say hello. */
  open(): void
  message(message: Message): void
  /** The socket is closed; it is opened again after this many seconds. */
  lost(again: number): void
}

interface Waiting {
  done: () => void
  failed: (error: Error) => void
}

/** Seconds before the next try, of which each page waits a part by chance: not all come back at once. */
const DELAYS = [0.3, 1, 2, 3, 4]
const LEAST_PART = 0.5

/** The code with which a server closes a socket that has asked too much, and the seconds it is left alone then. */
const TOO_MUCH = 1008
const REST = 5

export class Wire {
  readonly #table: string
  readonly #listener: Listener
  readonly #waiting = new Map<number, Waiting>()
  #socket: Connection | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #tries = 0
  /** Seconds for which the server wants to be left alone when it closes. */
  #rest = 0
  #number = 0
  #closed = false

  constructor(table: string, listener: Listener) {
    this.#table = table
    this.#listener = listener
    this.#connect()
    addEventListener('online', this.#now)
  }

  /** Send a request; the promise is kept when the server says `done`. */
  send(request: Request): Promise<void> {
    const socket = this.#socket
    if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Lost(false))
    const id = ++this.#number
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed })
      socket.send(JSON.stringify({ ...request, id }))
    })
  }

  /** Once the socket is closed, leave a busy server alone for as long as it says. */
  rest(seconds: number): void {
    this.#rest = seconds
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    removeEventListener('online', this.#now)
    this.#socket?.close()
  }

  /** Try again at once. */
  #now = (): void => {
    if (this.#socket?.readyState === WebSocket.OPEN || this.#closed) return
    clearTimeout(this.#timer)
    this.#socket?.close()
    this.#connect()
  }

  /** Over the network, or to the engine on this device. */
  #connect(): void {
    const table = this.#table
    if (isHere(table)) {
      void import('./engineSocket').then(({ EngineSocket }) => this.#use(new EngineSocket(table)))
      return
    }
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    this.#use(new WebSocket(`${scheme}://${location.host}/api/tables/${table}/socket`) as Connection)
  }

  #use(socket: Connection): void {
    if (this.#closed) return socket.close()
    this.#socket = socket
    socket.onopen = () => {
      this.#tries = 0
      this.#listener.open()
    }
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data) as Message)
    socket.onclose = (event) => {
      if (socket !== this.#socket) return
      if (event?.code === TOO_MUCH) this.#rest = Math.max(this.#rest, REST)
      this.#drop()
    }
  }

  #hear(message: Message): void {
    if (message.type === 'done' || message.type === 'refusal') this.#settle(message)
    this.#listener.message(message)
  }

  #settle(message: Message & { type: 'done' | 'refusal' }): void {
    const waiting = this.#waiting.get(message.id ?? 0)
    if (!waiting) return
    this.#waiting.delete(message.id ?? 0)
    if (message.type === 'done') waiting.done()
    else waiting.failed(new Refusal(message.code, message.text, message.data))
  }

  #drop(): void {
    for (const { failed } of this.#waiting.values()) failed(new Lost(true))
    this.#waiting.clear()
    if (this.#closed) return
    const most = DELAYS[Math.min(this.#tries++, DELAYS.length - 1)] ?? 0
    const seconds = this.#rest + most * (LEAST_PART + (1 - LEAST_PART) * Math.random())
    this.#rest = 0
    this.#listener.lost(seconds)
    this.#timer = setTimeout(() => this.#connect(), seconds * 1000)
  }
}
