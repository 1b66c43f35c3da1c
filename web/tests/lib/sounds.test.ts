import './browser'
import { beforeEach, expect, test } from 'vitest'
import type { EventData, View } from '../../src/lib/protocol/types'
import type { Recipe, Soundscape } from '../../src/lib/sound/recipe'
import { Sounds, type Heard } from '../../src/lib/table/sounds'

const recipe = (name: string) => ({ name }) as unknown as Recipe
const scape = {
  events: { roll: recipe('roll') },
  victory: recipe('victory'),
  defeat: recipe('defeat'),
  ambience: ['wind'],
} as unknown as Soundscape

let played: unknown[]
let surrounded: unknown[]
let loads: number
let wants: { ambience: boolean; active: boolean }
let come: (found: Heard | null) => void
let sounds: Sounds
const heard: Heard = {
  scape,
  player: {
    play: (one) => void played.push(one),
    surround: (what) => void surrounded.push(what),
    heed: () => {},
  },
}

beforeEach(() => {
  played = []
  surrounded = []
  loads = 0
  wants = { ambience: true, active: true }
  sounds = new Sounds({
    load: () => {
      loads += 1
      return new Promise((done) => (come = done))
    },
    ambience: () => wants.ambience,
    active: () => wants.active,
  })
})

const beat = (tags: string[], won = false) => ({
  events: tags.map((tag): EventData => [tag, {}]),
  view: { outcome: { won } } as unknown as View,
})

async function loaded(): Promise<void> {
  const wanted = sounds.want()
  come(heard)
  await wanted
}

test('nothing is loaded before it is wanted, and then once', async () => {
  sounds.show(beat(['roll']))
  sounds.surround()
  expect(loads).toBe(0)
  await loaded()
  await sounds.want()
  expect(loads).toBe(1)
})

test('the beat that is shown when sounds have come is heard, and each one after it', async () => {
  sounds.show(beat(['roll']))
  await loaded()
  sounds.show(null)
  sounds.show(beat(['roll', 'roll', 'other']))
  expect(played).toEqual([scape.events['roll'], scape.events['roll']])
})

test('victory and defeat sound different', async () => {
  await loaded()
  sounds.show(beat(['game_ended'], true))
  sounds.show(beat(['game_ended'], false))
  expect(played).toEqual([scape.victory, scape.defeat])
})

test('the ambience is tried again until the page may sound', async () => {
  wants = { ambience: false, active: false }
  await loaded()
  expect(surrounded).toEqual([])
  wants.ambience = true
  sounds.surround()
  wants.active = true
  sounds.surround()
  sounds.surround()
  expect(surrounded).toEqual([scape.ambience, scape.ambience])
})

test('what comes after the table was left is not heard', async () => {
  sounds.show(beat(['roll']))
  const wanted = sounds.want()
  sounds.end()
  come(heard)
  await wanted
  expect([played, surrounded]).toEqual([[], []])
})

test('a game without sounds is silent', async () => {
  const wanted = sounds.want()
  come(null)
  await wanted
  sounds.show(beat(['roll']))
  sounds.heed()
  sounds.end()
  expect([played, surrounded]).toEqual([[], []])
})
