/** What a chapter shows over the table: the step with its light, or the way back to the path. */

import { tick } from 'svelte'
import { i18n, t } from '$lib/words/i18n.svelte'
import type { Director } from '$lib/table/director.svelte'
import type { Playing } from '$lib/table/playing.svelte'
import type { Guide } from './guide.svelte'
import type { Step } from './lesson'
import { bringIntoSight, type Aim } from './looking.svelte'

/** Things of the page that take Enter for themselves. */
const TAKES_ENTER = 'button, a, input, textarea, [data-legal="true"]'

export class Stage {
  readonly #name: string
  readonly #guide: Guide
  readonly #playing: Playing
  readonly #director: Pick<Director, 'running'>

  constructor(name: string, guide: Guide, playing: Playing, director: Pick<Director, 'running'>) {
    this.#name = name
    this.#guide = guide
    this.#playing = playing
    this.#director = director
  }

  readonly step = $derived.by((): Step | undefined => {
    const { place, lesson } = this.#guide
    return place?.at === 'step' ? lesson.steps[place.step] : undefined
  })
  /** What the light falls on. */
  readonly aim = $derived.by((): Aim => {
    const { awaited } = this.#guide
    const show = [...new Set([...(this.step?.show ?? []), ...(awaited?.refs ?? [])])]
    return { show, option: awaited?.index ?? null }
  })
  /** The light appears on the newest table: first it is shown how that came about. */
  readonly open = $derived.by((): boolean => {
    const { place, state } = this.#guide
    const isGoing = state === 'going' && place !== null && place.at !== 'end'
    return !this.#director.running && isGoing && i18n.knows('lessons')
  })
  get isLast(): boolean {
    const { place, lesson } = this.#guide
    return place?.at === 'step' && place.step === lesson.steps.length - 1
  }
  /** Which step it is, in words. */
  get count(): string {
    const { place, lesson } = this.#guide
    if (place?.at !== 'step') return ''
    return t('web-learn-count', { step: place.step + 1, all: lesson.steps.length })
  }
  /** Why the lesson goes another way where its path was left. */
  get why(): string {
    const key = this.#guide.strayed && `web-learn-${this.#name}-${this.#guide.strayed.id}`
    if (!key) return ''
    return i18n.words?.has(`${key}.else`) ? t(`${key}.else`) : `${t('web-learn-otherwise')} ${t(key)}`
  }

  /** A step is read where its things are: on a phone another page, on a small table a panel over the board. */
  reveal(): void {
    if (!this.open) return
    const shown = this.#guide.awaited ? [] : (this.step?.show ?? [])
    this.#playing.page = this.#pageOf(shown)
    if (shown.length) this.#playing.face.reveal?.(shown)
    const { aim } = this
    void tick().then(() => bringIntoSight(aim))
  }

  #pageOf(shown: readonly string[]): string {
    const { face, size } = this.#playing
    const there = face.tabs.find(({ holds }) => shown.length && shown.every((ref) => holds.test(ref)))
    return (size === 'narrow' && there?.id) || 'table'
  }

  /** Escape leaves the lesson, unless there is something else to let go of; Enter goes on. */
  hear(event: KeyboardEvent): void {
    if (!this.open || document.querySelector('dialog[open]')) return
    const { chosen, menu, refused, pointing } = this.#playing
    const held = chosen !== null || menu || refused || pointing.pinned
    if (event.key === 'Escape' && !held) this.#guide.leave()
    else if (event.key === 'Enter' && this.#goesOn(event.target as HTMLElement)) {
      event.preventDefault()
      event.stopPropagation()
      this.#guide.next()
    }
  }

  #goesOn(target: HTMLElement): boolean {
    return !!this.step && !this.isLast && !this.#guide.awaited && !target.closest(TAKES_ENTER)
  }
}
