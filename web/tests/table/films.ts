/**
 * The director plays whole games. `tests/web/films.py` has filmed them part by part;
 * the environment variable FILMS names that file.
 */

import '../games'
import '../lib/browser'
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { GameFace } from '../../src/lib/game/face'
import { pluginOf } from '../../src/lib/game/registry'
import type { Content, Decision, EventData, Film, SetupData, View } from '../../src/lib/protocol/types'
import { plainSounds } from '../../src/lib/sound/soundscape'
import { cut, shotsOf } from '../../src/lib/table/beats'
import { Clock } from '../../src/lib/table/clock.svelte'
import { Director, type Picture } from '../../src/lib/table/director.svelte'
import { lineOf, thisTurn } from '../../src/lib/game/lines'
import type { Source } from '../../src/lib/table/playing.svelte'
import type { Speaker } from '../../src/lib/words/speaker'
import { wordsOf } from '../words/catalogues'

interface Played {
  game: string
  setup: SetupData
  box: Content[]
  films: (Film & { newest: View })[]
}

const games = readFileSync(process.env['FILMS'] ?? '', 'utf-8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Played)

/** The table at the beginning and at the end of a film. */
function ends(film: Film & { newest: View }): [Picture, Picture] {
  const log = film.frames.map(({ ply, event }) => ({ ply, seat: 0, events: [event] }))
  return [
    { ply: film.since, view: film.view, log: [] },
    { ply: film.ply, view: film.newest, log },
  ]
}

/** What a player sees at one frame: the board, the log, and whether a question is put. */
interface Seen {
  live: boolean
  view: View
  told: EventData[]
  asks: boolean
}

function seenAt(clock: Clock): Seen {
  return {
    live: clock.live,
    view: clock.shown?.view as View,
    told: clock.log.flatMap(({ events }) => events),
    asks: clock.shown?.decision !== null,
  }
}

/** The newest table as a server sends it, with a question. */
function sourceOf({ ply, view, log }: Picture): Source {
  const decision = { kind: 'any', seats: [0], options: [] } as unknown as Decision
  return {
    shown: { ply, view, decision },
    log,
    happening: [],
    suggestions: [],
    ready: true,
  } as unknown as Source
}

describe.each(games)('a game of $game', ({ game, setup, box, films }) => {
  const words = wordsOf('en')
  let face: GameFace
  let speaker: Speaker

  beforeAll(async () => {
    const plugin = pluginOf(game)
    face = await plugin.face()
    speaker = (await plugin.speaker())(words, setup, box)
  })

  /** Whether something can be said; its words may depend on the table, that it has some does not. */
  const isSaid = (event: EventData) => speaker.event(event, films.at(-1)?.newest as View) !== null

  /** What happens, is said and is drawn, beat by beat, when a film is played to its end. */
  async function play(film: Film & { newest: View }) {
    let next = () => {}
    const [before, after] = ends(film)
    const director = new Director({
      film: () => Promise.resolve(film),
      cut: (shots) => cut(shots, face, { speaker, words }),
      playback: () => 'normal',
      tempo: () => 1,
      mine: () => [],
      later: (_, what) => {
        next = what
        return () => {}
      },
    })
    const clock = new Clock(sourceOf(after), director)
    director.follow(before)
    director.follow(after)
    await new Promise((done) => setTimeout(done))
    const happened: EventData[] = []
    const said: (readonly string[])[] = []
    const drawn: View[] = []
    const seen: Seen[] = []
    while (director.beat) {
      happened.push(...director.beat.events)
      if (!director.beat.rolling) {
        said.push(director.beat.lines)
        drawn.push(director.picture?.view ?? after.view)
      }
      seen.push(seenAt(clock))
      next()
    }
    seen.push(seenAt(clock))
    return { happened, said, drawn, seen }
  }

  it('shows board, log and question of one moment at every frame', async () => {
    for (const film of films) {
      const { seen } = await play(film)
      const shots = shotsOf(film)
      for (const { live, view, told, asks } of seen.slice(0, -1)) {
        const all = told.length === shots.length
        const now = all ? film.newest : (shots[told.length - 1]?.view ?? film.view)
        expect(told).toEqual(shots.slice(0, told.length).map(({ event }) => event))
        expect(isSame(view, live ? film.newest : now)).toBe(true)
        expect(asks).toBe(live)
      }
      const last = seen.at(-1)
      expect(last).toMatchObject({ live: true, asks: true })
      expect(last?.view).toBe(film.newest)
      expect(last?.told.length).toBe(shots.length)
    }
  })

  it('is played to the newest table, everything that can be said is in a beat, and each beat has words', async () => {
    expect(films.length).toBeGreaterThan(1)
    for (const film of films) {
      const { happened, said, drawn } = await play(film)
      const shots = shotsOf(film)
      expect(happened.filter(isSaid)).toEqual(shots.map(({ event }) => event).filter(isSaid))
      expect(said.every((lines) => lines.join(''))).toBe(true)
      expect(drawn.at(-1) ?? film.newest).toBe(film.newest)
      let place = 0
      for (const view of drawn.slice(0, -1)) {
        place = shots.findIndex((shot, at) => at >= place && isSame(shot.view, view))
        expect(place).toBeGreaterThanOrEqual(0)
      }
    }
  })

  it('has a sound for everything, or is silent on purpose, and its music rises and falls', async () => {
    const { effects, silent, danger } = (await pluginOf(game).sounds?.()) ?? plainSounds
    const shots = films.flatMap(shotsOf)
    const heard = (tag: string) => tag in effects || silent.has(tag)
    expect(shots.map(({ event }) => event[0]).filter((tag) => !heard(tag))).toEqual([])
    const levels = new Set(shots.map(({ view }) => danger(view)))
    expect([...levels].filter((level) => ![0, 1, 2, 3].includes(level))).toEqual([])
    expect(levels.size).toBeGreaterThan(1)
  })

  it('has lines of its characters: seldom, with words for each, and the same when it is played again', async () => {
    const lines = await pluginOf(game).lines?.()
    if (!lines) throw new Error(`the characters of ${game} have nothing to say`)
    const told = films.flatMap(shotsOf)
    const keysOf = (seed: string) => {
      const heard = new Map<number, string>()
      told.forEach(({ view }, at) => {
        const turn = thisTurn(
          told.slice(0, at + 1).map(({ event }) => event),
          lines,
        )
        const line = lineOf(turn, view, seed, lines)
        if (line?.event === told[at]?.event && !heard.has(view.turn)) heard.set(view.turn, line?.key ?? '')
      })
      return heard
    }
    const all = ['one', 'two', 'three'].map(keysOf)
    expect([...keysOf('one')]).toEqual([...(all[0] ?? [])])
    for (const heard of all) {
      expect([...heard.keys()].some((turn) => heard.has(turn + 1))).toBe(false)
      expect([...heard.values()].filter((key) => !words.has(key))).toEqual([])
    }
    expect(all.some((heard) => heard.size > 0)).toBe(true)
  })

  it('has a beat for everything that can be said when a replay is stepped through', async () => {
    const kinds = new Set<string>()
    for (const step of films.flatMap(stepsOf)) {
      const said = step.frames.map(({ event }) => event).filter(isSaid)
      for (const [tag] of said) kinds.add(tag)
      const { happened } = await play(step)
      expect(happened.filter(isSaid)).toEqual(said)
    }
    expect(kinds.size).toBeGreaterThan(10)
  })
})

/** A film answer by answer, as a replay shows it when it is stepped through. */
function stepsOf(film: Film & { newest: View }): (Film & { newest: View })[] {
  let view = film.view
  return [...new Set(film.frames.map(({ ply }) => ply))].map((ply) => {
    const frames = film.frames.filter((frame) => frame.ply === ply)
    const start = view
    view = frames.reduce((now, { changes }) => ({ ...now, ...changes }), start)
    return { since: ply - 1, ply, view: start, frames, newest: view }
  })
}

function isSame(one: View, other: View): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
