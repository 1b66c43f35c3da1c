/**
 * The browser says the same as the program does. `tests/words/parity.py` has written down many games
 * and all that is in the boxes; the environment variable TOLD names that file.
 */

import '../games'
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Content, Decision, Option, SetupData, EventData, View } from '../../src/lib/protocol/types'
import { required } from '../../src/lib/words/required'
import { pluginOf } from '../../src/lib/game/registry'
import { parts, plain } from '../../src/lib/words/marks'
import type { Speaker, SpeakerMaker } from '../../src/lib/words/speaker'
import { type Language, LANGUAGES, type Words } from '../../src/lib/words/words'
import { wordsOf } from './catalogues'
import { isThere, isWellFormed } from './refs'

/** A line of the file: what the next lines are about, or what was said. */
type Line =
  | ['setup', string, SetupData, Content[]]
  | ['view', View]
  | ['decision', Decision]
  | ['question' | 'rule', Language, string]
  | ['option' | 'note', Language, Option, string]
  | ['event', Language, EventData, string | null]
  | ['outcome', Language, string]
  | ['name' | 'text', Language, string, string, string]

const GAMES = ['ghost_stories', 'horizons']
const SHOWN = 20

/** What a listener has heard. */
interface Heard {
  texts: number
  /** What was said otherwise here and there. */
  differences: { line: Line; here: string | null }[]
  refs: Set<string>
  wrongRefs: string[]
}

/** The option of the question that is the same: of questions put together a speaker knows it by its place. */
function offered(option: Option, { options }: Decision): Option {
  const told = JSON.stringify(option)
  return options?.find((one) => JSON.stringify(one) === told) ?? option
}

/** Says every line of the file again in one language. */
class Listener {
  readonly heard: Heard = { texts: 0, differences: [], refs: new Set(), wrongRefs: [] }
  readonly #words: Words
  readonly #makers: Readonly<Record<string, SpeakerMaker>>
  #speaker: Speaker | null = null
  #game = ''
  #view: View | null = null
  #decision: Decision | null = null

  constructor(words: Words, makers: Readonly<Record<string, SpeakerMaker>>) {
    this.#words = words
    this.#makers = makers
  }

  hear(line: Line): void {
    if (line[0] === 'setup') this.#sitDown(line[1], line[2], line[3])
    else if (line[0] === 'view') this.#view = line[1]
    else if (line[0] === 'decision') this.#decision = line[1]
    else if (line[1] === this.#words.language) this.#compare(line)
  }

  #sitDown(game: string, setup: SetupData, box: Content[]): void {
    this.#game = game
    this.#speaker = required(this.#makers[game], game)(this.#words, setup, box)
  }

  #compare(line: Line): void {
    const here = this.#say(line)
    this.heard.texts += 1
    if ((here === null ? null : plain(here)) !== line.at(-1)) this.heard.differences.push({ line, here })
    for (const { ref } of parts(here ?? '')) if (ref !== undefined) this.#check(ref)
  }

  #say(line: Line): string | null {
    const speaker = required(this.#speaker, 'speaker')
    if (line[0] === 'name' || line[0] === 'text') return speaker[line[0]](line[2], line[3])
    const view = required(this.#view, 'view')
    if (line[0] === 'event') return speaker.event(line[2], view)
    if (line[0] === 'outcome') return speaker.outcome(view)
    const decision = required(this.#decision, 'decision')
    if (line[0] === 'option' || line[0] === 'note')
      return speaker[line[0]](offered(line[2], decision), decision, view)
    return line[0] === 'rule' ? speaker.rule(decision) : speaker.question(decision, view)
  }

  #check(ref: string): void {
    this.heard.refs.add(required(ref.split(':')[0], ref))
    const isRight = isWellFormed(ref, this.#game) && isThere(ref, required(this.#view, 'view'))
    if (!isRight) this.heard.wrongRefs.push(ref)
  }
}

const lines = readFileSync(required(process.env.TOLD, 'file TOLD'), 'utf-8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as Line)
const complaints = vi.spyOn(console, 'error')
let makers: Record<string, SpeakerMaker>

beforeAll(async () => {
  const loaded = await Promise.all(GAMES.map(async (game) => [game, await pluginOf(game).speaker()] as const))
  makers = Object.fromEntries(loaded)
})

describe.each(LANGUAGES)('in %s', (language) => {
  it('the browser says what the program says', () => {
    const listener = new Listener(wordsOf(language), makers)
    for (const line of lines) listener.hear(line)
    const { texts, differences, refs, wrongRefs } = listener.heard
    console.info(`${language}: ${texts} texts compared, refs of ${[...refs].sort().join(', ')}`)
    expect(differences.slice(0, SHOWN)).toEqual([])
    expect(wrongRefs.slice(0, SHOWN)).toEqual([])
    expect(texts).toBeGreaterThan(1000)
    expect(complaints).not.toHaveBeenCalled()
  })
})
