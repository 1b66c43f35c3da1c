import '../lib/browser'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { i18n } from '../../src/lib/words/i18n.svelte'
import type { Playing } from '../../src/lib/table/playing.svelte'
import type { Guide } from '../../src/tutorial/guide.svelte'
import { Stage } from '../../src/tutorial/stage.svelte'

vi.stubGlobal('CSS', { escape: (text: string) => text })

const steps = [
  { id: 'one', ply: 0, show: ['tile:1'] },
  { id: 'two', ply: 1, show: ['deck'] },
]
let guide: {
  lesson: object
  state: string
  place: { at: string; step?: number } | null
  awaited: { refs: string[]; index: number } | null
  done: string[]
  next: () => void
  leave: () => void
}
let playing: { chosen: number | null; page: string; size: string; face: object; pointing: object }
let director: { running: boolean }
const stage = () => new Stage('first', guide as unknown as Guide, playing as unknown as Playing, director)

beforeEach(() => {
  vi.spyOn(i18n, 'knows').mockReturnValue(true)
  const done: string[] = []
  guide = {
    lesson: { steps },
    state: 'going',
    place: { at: 'step', step: 0 },
    awaited: null,
    done,
    next: () => done.push('next'),
    leave: () => done.push('leave'),
  }
  playing = {
    chosen: null,
    page: 'log',
    size: 'narrow',
    face: { tabs: [{ id: 'deck', holds: /^deck/ }], reveal: (refs: string[]) => done.push(refs.join()) },
    pointing: { pinned: null },
  }
  director = { running: false }
})

function press(key: string, inButton = false): boolean {
  let taken = false
  const target = { closest: () => (inButton ? {} : null) }
  const event = { key, target, preventDefault: () => (taken = true), stopPropagation: () => {} }
  stage().hear(event as unknown as KeyboardEvent)
  return taken
}

describe('a step', () => {
  test('is lit on the newest table, while the lesson goes on', () => {
    expect(stage().open).toBe(true)
    director.running = true
    expect(stage().open).toBe(false)
    director.running = false
    guide.state = 'left'
    expect(stage().open).toBe(false)
    guide = { ...guide, state: 'going', place: { at: 'end' } }
    expect(stage().open).toBe(false)
  })

  test('lights its own things and those of the awaited answer, each once', () => {
    guide.awaited = { refs: ['tile:1', 'tile:2'], index: 3 }
    expect(stage().aim).toEqual({ show: ['tile:1', 'tile:2'], option: 3 })
  })

  test('is read on the page of a phone that has its things', () => {
    stage().reveal()
    expect(playing.page).toBe('table')
    guide.place = { at: 'step', step: 1 }
    stage().reveal()
    expect(playing.page).toBe('deck')
    playing.size = 'wide'
    stage().reveal()
    expect(playing.page).toBe('table')
    expect(guide.done).toEqual(['tile:1', 'deck', 'deck'])
  })
})

describe('keys', () => {
  test('Enter goes on, but not from a button, at the last step or while an answer is awaited', () => {
    expect(press('Enter')).toBe(true)
    expect(press('Enter', true)).toBe(false)
    guide.awaited = { refs: [], index: 0 }
    expect(press('Enter')).toBe(false)
    guide = { ...guide, awaited: null, place: { at: 'step', step: 1 } }
    expect(stage().isLast).toBe(true)
    expect(press('Enter')).toBe(false)
    expect(guide.done).toEqual(['next'])
  })

  test('Escape leaves, unless something is to be let go of', () => {
    playing.chosen = 1
    press('Escape')
    playing.chosen = null
    director.running = true
    press('Escape')
    expect(guide.done).toEqual([])
    director.running = false
    press('Escape')
    expect(guide.done).toEqual(['leave'])
  })
})
