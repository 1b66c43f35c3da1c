/**
 * The director plays whole games. `tests/web/test_films.py` has filmed them stretch by stretch;
 * the environment variable FILMS names that file.
 */

import '../games'
import '../lib/browser'
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { GameFace } from '../../src/lib/game/face'
import { pluginOf } from '../../src/lib/game/registry'
import type { Content, EventData, Film, SetupData, View } from '../../src/lib/protocol/types'
import { cut, shotsOf } from '../../src/lib/table/beats'
import { Director, type Picture } from '../../src/lib/table/director.svelte'
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
    director.follow(before)
    director.follow(after)
    await new Promise((done) => setTimeout(done))
    const happened: EventData[] = []
    const said: (readonly string[])[] = []
    const drawn: View[] = []
    while (director.beat) {
      happened.push(...director.beat.events)
      said.push(director.beat.lines)
      drawn.push(director.picture?.view ?? after.view)
      next()
    }
    return { happened, said, drawn }
  }

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
