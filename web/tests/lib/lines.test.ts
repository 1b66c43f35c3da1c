/** What characters say: seldom, the same everywhere, in few words, in three languages. */

import { describe, expect, it } from 'vitest'
import { hasLine, hashed, lineOf, thisTurn, type Lines } from '../../src/lib/game/lines'
import type { EventData, View } from '../../src/lib/protocol/types'
import { LANGUAGES } from '../../src/lib/words/words'
import { wordsOf } from '../words/catalogues'

const MOST_WORDS = 12
const SEEDS = Array.from({ length: 60 }, (_, at) => `seed ${at}`)

const lines: Lines = {
  turn: 'turn_began',
  cue: ([tag, { seat }], _, chance) =>
    tag === 'great' ? { seat: Number(seat), key: `line-${chance(5)}` } : null,
}
const at = (turn: number) => ({ turn }) as View
const small: EventData = ['small', {}]
const great: EventData = ['great', { seat: 2 }]

describe('a line', () => {
  it('is never said in two turns in a row, and yet now and then', () => {
    for (const seed of SEEDS) {
      const turns = Array.from({ length: 90 }, (_, turn) => hasLine(seed, turn))
      expect(turns.some((one, turn) => one && turns[turn + 1])).toBe(false)
      expect(turns.filter((one) => one)).toHaveLength(30)
    }
  })

  it('is the same for all at a table, and not the same at every table', () => {
    const keys = SEEDS.map((seed) => {
      const turn = hasLine(seed, 0) ? 0 : 1
      const line = lineOf([small, great, great], at(turn), seed, lines)
      expect(lineOf([small, great, great], at(turn), seed, lines)).toEqual(line)
      expect(line).toMatchObject({ seat: 2, event: great })
      return line?.key
    })
    expect(new Set(keys).size).toBe(5)
  })

  it('is about the first great moment of its turn, whatever comes later', () => {
    const turn = hasLine('a', 0) ? 0 : 1
    expect(lineOf([small], at(turn), 'a', lines)).toBeNull()
    const line = lineOf([small, great], at(turn), 'a', lines)
    expect(lineOf([small, great, small, ['great', { seat: 1 }]], at(turn), 'a', lines)).toEqual(line)
  })

  it('belongs to the turn that runs', () => {
    expect(thisTurn([great, ['turn_began', {}], small], lines)).toEqual([small])
    expect(thisTurn([small], lines)).toEqual([small])
  })

  it('hangs on a number that is spread evenly', () => {
    const counts = [0, 0, 0, 0]
    for (let n = 0; n < 4000; n++) {
      const at = hashed(`x ${n}`) % 4
      counts[at] = (counts[at] ?? 0) + 1
    }
    expect(Math.min(...counts)).toBeGreaterThan(850)
  })
})

describe.each(LANGUAGES)('the lines in %s', (language) => {
  const sources = import.meta.glob<string>('../../../src/vigil/games/*/locale/*/web/lines.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const words = wordsOf(language)
  const keys = Object.entries(sources)
    .filter(([path]) => path.includes(`/${language}/`))
    .flatMap(([, source]) => [...source.matchAll(/^([\w-]+) = /gm)].map(([, key = '']) => key))

  it('are there for four Taoists and five spirits', () => {
    expect(keys.filter((key) => key.startsWith('web-line-gs-'))).toHaveLength(4 * 12)
    expect(keys.filter((key) => key.startsWith('web-line-hz-'))).toHaveLength(5 * 6)
  })

  it('have twelve words at most, and no two are the same', () => {
    const said = keys.map((key) => words.text(key))
    expect(said.filter((line) => line.split(/\s+/).length > MOST_WORDS)).toEqual([])
    expect(new Set(said).size).toBe(said.length)
  })
})
