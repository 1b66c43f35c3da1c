import { shown } from './browser'
import { beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../../src/lib/settings.svelte'
import { Keyboard, type Actions } from '../../src/lib/table/keyboard'
import type { Playing } from '../../src/lib/table/playing.svelte'

const taken: string[] = []
const done: string[] = []
const deed = (name: string) => () => void done.push(name)
const actions = Object.fromEntries(
  ['undo', 'cards', 'help', 'chat', 'log', 'list', 'summary', 'review', 'hint'].map((name) => [
    name,
    deed(name),
  ]),
) as unknown as Actions
let playing = false
actions.skip = () => playing

function keyboard(count: number): Keyboard {
  const keys = ['0', ...Array.from({ length: count }, (_, at) => String(at + 1))]
  return new Keyboard(
    {
      live: true,
      next: [],
      choices: keys.map((key) => ({ key })),
      take: ({ key }: { key: string }) => taken.push(key),
      clearSelection: deed('clearSelection'),
      follow: deed('follow'),
      pointing: { hovered: 'tile:4', pin: (ref: string) => done.push(`pin ${ref}`) },
    } as unknown as Playing,
    actions,
  )
}
const press = (board: Keyboard, key: string, more: Partial<KeyboardEvent> = {}) =>
  board.hear({ key, target: null, preventDefault: () => undefined, ...more } as KeyboardEvent)

beforeEach(() => {
  vi.useFakeTimers()
  taken.length = done.length = 0
  shown.clear()
  settings.change({ shortcuts: true })
})

test('a digit takes its option at once where no longer number begins with it', () => {
  const few = keyboard(4)
  press(few, '3')
  press(few, '0')
  expect(taken).toEqual(['3', '0'])
})

test('with many options two digits make one number', () => {
  const many = keyboard(24)
  press(many, '1')
  expect(taken).toEqual([])
  press(many, '7')
  expect(taken).toEqual(['17'])
})

test('a first digit alone counts after a moment', () => {
  press(keyboard(24), '2')
  vi.advanceTimersByTime(1000)
  expect(taken).toEqual(['2'])
})

test('a number that no option has takes nothing', () => {
  press(keyboard(2), '7')
  expect(taken).toEqual([])
})

test('a letter that an option has takes it', () => {
  const lettered = { next: [], choices: [{ key: 'Y' }], take: ({ key }: { key: string }) => taken.push(key) }
  press(new Keyboard(lettered as unknown as Playing, actions), 'y')
  expect(taken).toEqual(['Y'])
})

test('letters look around', () => {
  const board = keyboard(1)
  for (const key of ['u', 'C', 't', 'l', 'o', 's', 'r', 'a', 'f', '?', 'i']) press(board, key)
  expect(done).toEqual([
    'undo',
    'cards',
    'chat',
    'list',
    'log',
    'summary',
    'review',
    'hint',
    'follow',
    'help',
    'pin tile:4',
  ])
})

test('Escape ends what is being played, else lets go of the selection', () => {
  playing = true
  press(keyboard(1), 'Escape')
  expect(done).toEqual([])
  playing = false
  press(keyboard(1), 'Escape')
  expect(done).toEqual(['clearSelection'])
})

test('the stroke goes to the search box, if there is one', () => {
  shown.set('[data-key="search"]', { focus: deed('search') })
  press(keyboard(1), '/')
  expect(done).toEqual(['search'])
})

test('keys with Ctrl, or under an open sheet, are left alone', () => {
  press(keyboard(4), '1', { ctrlKey: true })
  shown.set('dialog[open]', { focus: () => undefined })
  press(keyboard(4), '1')
  expect(taken).toEqual([])
})

test('single keys can be switched off', () => {
  settings.change({ shortcuts: false })
  press(keyboard(4), '1')
  press(keyboard(4), 'u')
  expect([...taken, ...done]).toEqual([])
})
