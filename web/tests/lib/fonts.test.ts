import './browser'
import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { fetchLetters } from '../../src/lib/words/fonts'
import { i18n } from '../../src/lib/words/i18n.svelte'
import { catalogues } from '../../src/lib/words/catalogues'

const load = vi.spyOn(document.fonts, 'load')
const never = () => new Promise<FontFace[]>(() => undefined)

afterEach(() => {
  load.mockReset()
  load.mockResolvedValue([])
  vi.useRealTimers()
})

test.each([
  ['en', 'a'],
  ['ru', 'aя'],
  ['pl', 'ał'],
] as const)('%s asks for its own letters, for texts and for titles', async (language, letters) => {
  await fetchLetters(language)
  expect(load.mock.calls).toEqual([
    ["1em 'Source Sans 3'", letters],
    ["1em 'Alegreya'", letters],
  ])
})

test('nothing is said until the letters are there', async () => {
  let come: (faces: FontFace[]) => void = () => undefined
  load.mockImplementation(() => new Promise((done) => (come = done)))
  load.mockResolvedValueOnce([])
  let spoken = false
  const speaking = i18n.speak('en').then(() => (spoken = true))
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  await catalogues('every page', 'en')
  await new Promise((done) => setTimeout(done))
  expect(spoken).toBe(false)
  come([])
  await speaking
  expect(spoken).toBe(true)
})

test('letters that do not come are not waited for any longer', async () => {
  vi.useFakeTimers()
  load.mockImplementation(never)
  const waiting = fetchLetters('pl')
  await vi.runAllTimersAsync()
  await expect(waiting).resolves.toBeUndefined()
})

test('letters that come late come all at once', async () => {
  vi.useFakeTimers()
  const come: (() => void)[] = []
  load.mockImplementation(() => new Promise((done) => come.push(() => done([]))))
  const waiting = fetchLetters('ru')
  await vi.runAllTimersAsync()
  await waiting
  expect(document.documentElement.dataset.letters).toBe('late')
  come[0]?.()
  await vi.runAllTimersAsync()
  expect(document.documentElement.dataset.letters).toBe('late')
  come[1]?.()
  await vi.runAllTimersAsync()
  expect(document.documentElement.dataset).not.toHaveProperty('letters')
})

test('letters that cannot be had hold nothing up', async () => {
  load.mockRejectedValue(new Error('no network'))
  await expect(fetchLetters('ru')).resolves.toBeUndefined()
})

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf-8')

test.each(['source-sans-3', 'alegreya'])('each file of %s is asked for the letters it holds', (font) => {
  const style = read('src/fonts.css').replaceAll(/\s/g, '')
  const file = new RegExp(`/${font}-(latin|latin-ext|cyrillic)-wght-.*?unicode-range:(.*?);`, 'g')
  const asked: Record<string, string> = Object.fromEntries(
    [...style.matchAll(file)].map(([, script = '', range = '']) => [script, range]),
  )
  expect(Object.keys(asked)).toEqual(['latin', 'latin-ext', 'cyrillic'])
  expect(JSON.parse(read(`node_modules/@fontsource-variable/${font}/unicode.json`)) as object).toMatchObject(
    asked,
  )
})
