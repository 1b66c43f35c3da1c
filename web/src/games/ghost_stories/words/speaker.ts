/** The speaker of Ghost Stories. */

import type { GhostStoriesView } from '../view'
import type { Content, Decision, Option, SetupData, Told } from '$lib/protocol/types'
import { found } from '$lib/words/found'
import { type Args, ending, sentence } from '$lib/words/phrases'
import type { Speaker } from '$lib/words/speaker'
import type { Words } from '$lib/words/words'
import { cardText } from './cardText'
import { eventLine } from './events'
import { Names } from './names'
import { optionLabel } from './options'
import { ghostAt, newGhost, spaceAt } from './places'

/** Says everything of Ghost Stories in one language, true to one set-up. */
class GhostStoriesSpeaker implements Speaker {
  readonly #names: Names

  constructor(names: Names) {
    this.#names = names
  }

  question(decision: Decision, view: GhostStoriesView): string {
    const args = this.#about(decision.about, view)
    if (decision.seats.length) args.who = this.#names.player(decision.seat, view)
    return sentence(this.#names.words.text(this.#key(decision), args))
  }

  /** A question may have words of its own for what it is about. */
  #key({ kind, about }: Decision): string {
    const own = `gs-ask-${kind}-${about[0]}`
    return this.#names.words.has(own) ? own : `gs-ask-${kind}`
  }

  #about([kind, first, second]: Decision['about'], view: GhostStoriesView): Args {
    switch (kind) {
      case 'card':
        return { ghost: newGhost(this.#names, Number(first)), name: this.#names.card(Number(first)) }
      case 'ghost':
        return this.#ghost(String(first), Number(second), view)
      case 'tile':
        return { tile: this.#names.tile(Number(first), view) }
      case 'curse':
        return { face: this.#names.name('curse', String(first)) }
      case 'artifact':
      case 'board':
      case 'tao':
      case 'taoist':
        return { [kind]: this.#names.named(kind, String(first)) }
      default:
        return {}
    }
  }

  #ghost(colour: string, place: number, view: GhostStoriesView): Args {
    const space = this.#names.space(colour, place)
    const { number } = found(spaceAt(view, colour, place).ghost, `ghost at ${colour} ${place}`)
    const name = this.#names.card(number, `space:${colour}:${place}`)
    return { ghost: ghostAt(this.#names, colour, place, view), name, space }
  }

  option(option: Option, decision: Decision, view: GhostStoriesView): string {
    return optionLabel({ names: this.#names, option, decision, view })
  }

  event(event: Told, view: GhostStoriesView): string | null {
    return eventLine(this.#names, event, view)
  }

  name(kind: string, id: string): string {
    return this.#names.name(kind, id)
  }

  text(kind: string, id: string): string {
    const isCard = kind === 'ghost' || kind === 'incarnation'
    return isCard ? cardText(this.#names, id) : this.#names.text(kind, id)
  }

  outcome(view: GhostStoriesView): string {
    return ending(this.#names.words, 'gs', found(view.outcome, 'outcome'))
  }
}

/** The speaker for words, a set-up and its box. */
export function ghostStoriesSpeaker(words: Words, setup: SetupData, box: readonly Content[]): Speaker {
  return new GhostStoriesSpeaker(new Names(words, setup, box))
}
