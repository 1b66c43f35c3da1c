/** Picks between whose answers other questions come. */

import './browser'
import { expect, test } from 'vitest'
import type { GameFace } from '../../src/lib/game/face'
import type { Next, Several } from '../../src/lib/game/choice'
import type { Decision, Option } from '../../src/lib/protocol/types'
import { Playing, type Loaded, type Source } from '../../src/lib/table/playing.svelte'

const use = (power: string): Option => ['use', 0, power]
const PASS: Option = ['pass', 0]

/** A table at which questions come as the test puts them. */
class Table {
  options: Option[] = []
  ply = 0
  given: Option[] = []
  told: string[] = []
  readonly playing: Playing

  constructor() {
    const face = {
      refsOf: () => [],
      resolve: (ref: string) => ref,
      isFinal: () => false,
      several: (_choices: unknown, _picks: unknown, { kind }: Decision): Several | null =>
        kind === 'powers'
          ? {
              id: 'powers',
              most: 3,
              upTo: true,
              end: null,
              waits: true,
              takes: ([tag]) => tag === 'use',
              excludes: ([, , one], [, , other]) => one === other,
              whyNot: () => null,
            }
          : null,
    }
    const loaded = {
      face: face as unknown as GameFace,
      box: [],
      seats: () => [],
      speaker: () => ({ option: (option: Option) => option.join(' '), note: () => '' }),
      words: () => ({ text: (key: string) => key }),
      size: () => 'wide',
      together: () => true,
      confirms: () => true,
    }
    this.playing = new Playing(this.#source(), loaded as unknown as Loaded)
  }

  #source(): Source {
    const at = (): Table => this
    return {
      get shown() {
        const { ply, options } = at()
        const kind = options.includes(PASS) ? 'powers' : 'other'
        return { ply, view: {}, decision: { kind, seat: 0, seats: [0], about: [], parts: [], options } }
      },
      seats: [0],
      log: [],
      happening: [],
      suggestions: [],
      question: null,
      answeredAt: 0,
      ready: true,
      halted: false,
      answer: (index: number) => {
        this.given.push(this.options[index] as Option)
        return Promise.resolve()
      },
      suggest: () => Promise.resolve(),
      tell: (text: string) => void this.told.push(text),
    } as unknown as Source
  }

  /** A question comes at a ply. */
  ask(ply: number, ...options: Option[]): void {
    this.ply = ply
    this.options = options
    this.playing.goOn()
  }

  take(option: Option): void {
    const choice = this.playing.all.find((one) => one.option.join() === option.join())
    if (choice) this.playing.take(choice)
  }
}

function planned(next?: Next): Table {
  const table = new Table()
  table.ask(1, use('a'), use('b'), PASS)
  table.take(use('a'))
  table.take(use('b'))
  table.playing.confirm(next)
  return table
}

test('a plan is given answer by answer, after the questions that come in between', () => {
  const table = planned()
  expect(table.given).toEqual([use('a')])
  table.ask(2, ['push'], ['stop'])
  expect(table.given).toEqual([use('a')])
  table.take(['push'])
  table.playing.confirm()
  table.ask(3, use('b'), PASS)
  expect(table.given).toEqual([use('a'), ['push'], use('b')])
  table.ask(4, use('c'), PASS)
  expect(table.given).toHaveLength(3)
  expect(table.told).toEqual([])
})

test('undoing an answer drops the plan', () => {
  const table = planned()
  table.ask(1, use('a'), use('b'), PASS)
  table.ask(2, use('b'), PASS)
  expect(table.given).toEqual([use('a')])
})

test('what cannot be done any more is told, and ends the plan', () => {
  const table = planned()
  table.ask(2, use('c'), PASS)
  expect(table.given).toEqual([use('a')])
  expect(table.told).toEqual(['web-table-several-gone'])
  table.ask(3, use('b'), PASS)
  expect(table.given).toHaveLength(1)
})

test('of two that exclude each other the later one is picked, and passing is no pick', () => {
  const table = new Table()
  const elsewhere: Option = [...use('a'), 'G5']
  table.ask(1, use('a'), elsewhere, use('b'), PASS)
  table.take(use('a'))
  table.take(use('b'))
  table.take(elsewhere)
  expect(table.playing.picks).toEqual([use('b'), elsewhere])
  table.take(PASS)
  expect(table.playing.chosen).not.toBeNull()
  table.playing.confirm()
  expect(table.given).toEqual([PASS])
})

const LEVELS = { options: [['level', 2] as Option], name: '', key: 'E' }

test('what follows an answer of a plan waits for its question', () => {
  const table = planned(LEVELS)
  table.ask(2, ['push'], ['stop'])
  table.take(['push'])
  table.playing.confirm()
  table.ask(3, use('b'), PASS)
  table.ask(4, ['level', 1], ['level', 2])
  expect(table.given).toEqual([use('a'), ['push'], use('b'), ['level', 2]])
  table.ask(5, ['level', 1], ['level', 2])
  expect(table.given).toHaveLength(4)
})

test('a plan can end the phase, once and after all of it', () => {
  const table = planned({ ...LEVELS, options: [], end: 'pass' })
  table.ask(2, use('b'), use('c'), PASS)
  table.ask(3, use('c'), PASS)
  expect(table.given).toEqual([use('a'), use('b'), PASS])
  table.ask(4, use('c'), PASS)
  expect(table.given).toHaveLength(3)
})

test('a plan that cannot go on does not end the phase', () => {
  const table = planned({ ...LEVELS, options: [], end: 'pass' })
  table.ask(2, use('c'), PASS)
  expect(table.given).toEqual([use('a')])
  expect(table.told).toHaveLength(1)
})

test('a menu closes when one of its choices is picked', () => {
  const table = new Table()
  table.ask(1, use('a'), use('b'), PASS)
  table.playing.menu = { ref: 'land', choices: table.playing.all }
  table.take(use('a'))
  expect(table.playing.menu).toBeNull()
  expect(table.playing.confirmable).toBe(true)
})

test('what was picked for a question cannot be confirmed at another one', () => {
  const table = new Table()
  table.ask(1, use('a'), use('b'), PASS)
  table.take(use('a'))
  table.options = [['push'], ['stop']]
  expect(table.playing.confirmable).toBe(false)
})
