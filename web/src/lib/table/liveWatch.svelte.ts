/** What has to be done whenever a table in play changes, beside drawing it. */

import { untrack } from 'svelte'
import { mood } from '../base/mood.svelte'
import { settings } from '../settings.svelte'
import { t } from '../words/i18n.svelte'
import { call, signal } from './attention'
import type { Director } from './director.svelte'
import type { Finale } from './finale.svelte'
import { keep } from './keyring'
import type { Playing } from './playing.svelte'
import type { TableSession } from './session.svelte'
import { called } from './sitters'

/** What else there is at the table. */
export interface Scenery {
  director: Director
  finale: Finale
  title: () => string
  /** Whether the talk is out of sight. */
  hidesTalk: () => boolean
}

export class LiveWatch {
  readonly #session: TableSession
  readonly #playing: Playing
  /** The lines of the talk that were there already. */
  #heard: number
  /** The last ply at which the player was asked. */
  #calledAt = -1

  constructor(session: TableSession, playing: Playing) {
    this.#session = session
    this.#playing = playing
    this.#heard = session.chat.length
  }

  /** Who sits at the table looks over the shoulder of the one who decides, to point at things for him; the ply. */
  readonly watching = $derived.by((): number | null => {
    const [{ connection, info }, playing] = [this.#session, this.#playing]
    const sees = connection === 'open' && playing.mine.length > 0 && !playing.looked
    const isPerson = (seat: number) => !!info?.seats[seat]?.name
    return sees && (playing.decision?.seats ?? []).some(isPerson) ? playing.ply : null
  })
  /** Whose next turn is looked forward to. */
  readonly ahead = $derived.by((): number | null => {
    const { mine, decision } = this.#playing
    return mine.find((seat) => decision?.seats.includes(seat)) ?? mine[0] ?? null
  })

  /** The answers that others have picked: the forecast counts them. */
  get #also(): number[] {
    return this.#session.picked.flatMap(({ answers }) => answers)
  }

  /** Do it all; to be called while a component is made. */
  watch({ director, finale, title, hidesTalk }: Scenery): void {
    const [session, playing] = [this.#session, this.#playing]
    $effect(() => {
      if (!director.running && settings.now.playback !== 'off') finale.look(!!playing.view.outcome)
    })
    // Nothing that was looked at lies over how the game ended.
    $effect(() => {
      if (playing.view.outcome) untrack(() => playing.pointing.pin(null))
    })
    $effect(() => {
      mood.now = playing.face.mood(playing.view)
      return () => (mood.now = '')
    })
    $effect(() => {
      signal(playing.asked, playing.asked ? `${t('web-table-yours')} · ${title()}` : `${title()} · Vigil`)
      return () => signal(false, 'Vigil')
    })
    $effect(() => {
      if (session.info) keep(session.info.id, { title: session.info.title, game: session.info.game })
    })
    $effect(() => {
      if (this.watching !== null) void session.request('look')
    })
    $effect(() => this.hearTalk(hidesTalk()))
    $effect(() => {
      if (session.shown && playing.live)
        void playing.foresight.look(session.id, this.ahead, this.#also, session.shown)
    })
    $effect(() => {
      const { shown } = session
      const asked = playing.live
        ? undefined
        : playing.mine.find((seat) => shown?.decision?.seats.includes(seat))
      if (shown && asked !== undefined) playing.foresight.prepare(session.id, asked, shown)
    })
    $effect(() => {
      if (session.shown && playing.live)
        playing.foresight.consider(session.id, this.ahead, playing.weighed, session.shown.ply, this.#also)
      return () => playing.foresight.close()
    })
    $effect(() => this.callPlayer())
  }

  /** Where the talk is out of sight, a new line of another player is shown for a moment. */
  hearTalk(hidden: boolean): void {
    const { chat } = this.#session
    const line = chat.length > this.#heard ? chat.at(-1) : undefined
    this.#heard = chat.length
    if (line && hidden && !this.#playing.mine.includes(line.seat))
      this.#session.tell(`${called(line.name)}: ${line.text}`)
  }

  /** Call the player once to each question; the first one is seen on arrival. */
  callPlayer(): void {
    const { asked, decision, ply, question } = this.#playing
    if (!asked || !decision || ply === this.#calledAt) return
    if (this.#calledAt >= 0) call(question)
    this.#calledAt = ply
  }
}
