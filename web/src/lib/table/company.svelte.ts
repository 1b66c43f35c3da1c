/** What people at a table say, point at and call: shown for a moment, each where it belongs. */

import type { Message, Sign } from '../protocol/types'
import { t } from '../words/i18n.svelte'
import { chime } from './attention'
import { called } from './sitters'
import type { TableSession } from './session.svelte'

/** A thing that a player points at. */
export interface Pinged {
  id: number
  seat: number
  name: string
  ref: string
  sign: Sign
}
/** What a player has said; without a seat, a spectator. */
export interface Said {
  id: number
  seat: number
  text: string
}

/** Milliseconds that a ping stays, and a bubble, and that with each word. */
export const PING_TIME = 6000
const SAID_TIME = 1600
const WORD_TIME = 220

export class Company {
  pings = $state.raw<readonly Pinged[]>([])
  said = $state.raw<readonly Said[]>([])
  /** Who calls this player, until he has come. */
  caller = $state.raw('')
  readonly #session: TableSession
  readonly #timers = new Set<ReturnType<typeof setTimeout>>()
  #next = 0

  constructor(session: TableSession) {
    this.#session = session
  }

  /** Hear everything, until what is returned is called. */
  attend(): () => void {
    this.#session.company = (message) => this.hear(message)
    return () => {
      this.#session.company = null
      for (const timer of this.#timers) clearTimeout(timer)
    }
  }

  /** Show what a player said or did; return whether that is all there is to show. */
  hear(message: Message): boolean {
    switch (message.type) {
      case 'pinged':
        this.#ping({ ...message, id: this.#next++, name: called(message.name) })
        return true
      case 'called':
        if (this.#session.seats.includes(message.of)) this.#call(called(message.name))
        return true
      case 'emoted':
        this.#gesture(called(message.name), message.seat, t(`web-table-emote-${message.emote}`))
        return true
      case 'chat':
        if (message.seat >= 0) this.#say(message.seat, message.text)
        return true
      default:
        return false
    }
  }

  #ping(one: Pinged): void {
    this.pings = [...this.pings, one]
    this.#after(PING_TIME, () => (this.pings = this.pings.filter((other) => other !== one)))
  }

  /** Spectators have no character to speak from. */
  #gesture(name: string, seat: number, text: string): void {
    if (seat < 0) this.#session.tell(`${name}: ${text}`)
    else this.#say(seat, text)
  }

  #say(seat: number, text: string): void {
    const one = { id: this.#next++, seat, text }
    this.said = [...this.said.filter((other) => other.seat !== seat), one]
    const words = text.split(' ').length
    this.#after(SAID_TIME + WORD_TIME * words, () => (this.said = this.said.filter((other) => other !== one)))
  }

  #call(name: string): void {
    this.caller = name
    void chime()
  }

  /** The player is here. */
  come(): void {
    this.caller = ''
  }

  #after(time: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      act()
    }, time)
    this.#timers.add(timer)
  }
}
