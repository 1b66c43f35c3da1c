import './browser'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Film, EventData, View } from '../../src/lib/protocol/types'
import { captionOf, condensed, cut, timeOf, type Beat } from '../../src/lib/table/beats'
import { Director, type Picture, type Playback } from '../../src/lib/table/director.svelte'
import type { Voice } from '../../src/lib/words/speaker'

/** A table whose view is the number of things that have happened. */
const view = (step: number) => ({ step }) as unknown as View
const things = (...tags: string[]): EventData[] => tags.map((tag) => [tag, {}])

/** All that happens, by the ply at which it does; a tag in capitals has no sentence. */
let story: Record<number, EventData[]> = {}

const face = {
  weights: { small: 0 },
  heading: () => null,
  turnTime: 60_000,
  touched: ([tag]: EventData) => [`thing:${tag}`],
  resolve: (ref: string) => ref,
  rolls: new Set<string>(),
}
const voice = {
  speaker: { event: ([tag]: EventData) => (tag === tag.toUpperCase() ? null : `${tag}.`) },
} as unknown as Voice

function told(since: number, to: number): EventData[] {
  return Object.entries(story)
    .filter(([ply]) => Number(ply) > since && Number(ply) <= to)
    .flatMap(([, events]) => events)
}

const at = (ply: number): Picture => ({
  ply,
  view: view(told(-1, ply).length),
  log: Object.entries(story)
    .filter(([one]) => Number(one) <= ply)
    .map(([one, events]) => ({ ply: Number(one), seat: 1, events })),
})

/** A clock that moves when it is told to. */
class Clock {
  #now = 0
  #timers: { due: number; what: () => void }[] = []

  later = (time: number, what: () => void) => {
    const timer = { due: this.#now + time, what }
    this.#timers.push(timer)
    return () => (this.#timers = this.#timers.filter((one) => one !== timer))
  }

  pass(time: number): void {
    const end = this.#now + time
    for (;;) {
      const next = this.#timers.filter(({ due }) => due <= end).sort((a, b) => a.due - b.due)[0]
      if (!next) break
      this.#now = next.due
      this.#timers = this.#timers.filter((one) => one !== next)
      next.what()
    }
    this.#now = end
  }
}

/** Films come when the test says so. */
class Reels {
  asked: [number, number][] = []
  #waiting: (() => void)[] = []

  film = (since: number, to: number): Promise<Film> => {
    this.asked.push([since, to])
    const start = told(-1, since).length
    const frames = told(since, to).map((event, index) => ({
      ply: to,
      event: event as [string, Record<string, unknown>],
      changes: { step: start + index + 1 },
    }))
    return new Promise((done) =>
      this.#waiting.push(() => done({ since, ply: to, view: view(start), frames })),
    )
  }

  /** The film that was asked for first, or another one, is there. */
  async arrive(which = 0): Promise<void> {
    this.#waiting.splice(which, 1)[0]?.()
    await new Promise((done) => setTimeout(done))
  }
}

let clock: Clock
let reels: Reels
let playback: Playback
let tempo: number
let director: Director

beforeEach(() => {
  story = { 1: things('begun') }
  clock = new Clock()
  reels = new Reels()
  playback = 'normal'
  tempo = 1
  director = new Director({
    film: reels.film,
    cut: (shots) => cut(shots, face, voice),
    playback: () => playback,
    tempo: () => tempo,
    mine: () => [0],
    later: clock.later,
  })
  director.follow(at(1))
})

const lines = () => director.beat?.lines.join(' ') ?? null
const drawn = (newest: Picture) => director.picture?.view ?? newest.view

/** What is said, beat by beat, until the film ends. */
function watch(): string[] {
  const said: string[] = []
  while (director.beat) {
    said.push(...director.beat.lines)
    const now = director.beat
    while (director.beat === now) clock.pass(50)
  }
  return said
}

describe('beats', () => {
  const beats = (...events: EventData[]) =>
    cut(
      events.map((event, step) => ({ event, ply: 1, view: view(step) })),
      face,
      voice,
    ).map(({ lines }) => lines)

  test('each thing that can be said is a beat', () => {
    expect(beats(...things('a', 'b', 'c'))).toEqual([['a.'], ['b.'], ['c.']])
  })

  test('what cannot be said is shown with what comes next', () => {
    const [beat, ...others] = cut(
      things('A', 'b').map((event, step) => ({ event, ply: 1, view: view(step) })),
      face,
      voice,
    )
    expect(others).toEqual([])
    expect(beat?.events).toEqual(things('A', 'b'))
    expect(beat?.view).toEqual(view(1))
    expect(beat?.touched).toEqual(['thing:A', 'thing:b'])
  })

  test('bookkeeping is said together with what comes next, or with what came before at the end', () => {
    expect(beats(...things('small', 'b', 'small'))).toEqual([['small.', 'b.', 'small.']])
    expect(beats(...things('small'))).toEqual([['small.']])
  })

  test('things of one kind for one reason are shown together, but not too many', () => {
    const landing = (why: string): EventData => ['lands', { why }]
    expect(beats(landing('x'), landing('x'), landing('y'))).toEqual([['lands.', 'lands.'], ['lands.']])
    expect(beats(...Array.from({ length: 4 }, () => landing('x'))).map((one) => one.length)).toEqual([3, 1])
  })

  test('a game that tells in brief shows in one beat what its log has in one line, however much it weighs', () => {
    const brief = {
      ...face,
      weights: { hurt: 2, small: 0 },
      telling: {
        follows: ([tag]: EventData) => tag === 'hurt',
        kind: ([tag]: EventData) => tag,
        brief: (some: readonly EventData[]) => `${some.length} hurt`,
      },
    }
    const found = cut(
      things('small', 'blow', 'HIDDEN', 'hurt', 'hurt', 'hurt', 'hurt', 'end').map((event, step) => ({
        event,
        ply: 1,
        view: view(step),
      })),
      brief,
      voice,
    )
    expect(found.map(({ lines, weight }) => [lines, weight])).toEqual([
      [['small.', 'blow. 4 hurt.'], 2],
      [['end.'], 1],
    ])
    expect(found[0]?.view).toEqual(view(6))
  })

  const beat = (line: string, weight: number): Beat => ({
    view: view(0),
    events: things(line),
    plies: [1],
    opening: undefined,
    lines: [line],
    ranks: [weight],
    touched: [],
    weight,
  })

  test('a caption takes 240 milliseconds a word, and 900 at least', () => {
    expect(timeOf(beat('one', 1))).toBe(900)
    expect(timeOf(beat('one two three four five', 1))).toBe(1200)
    expect(timeOf(beat('one', 2))).toBe(1300)
  })

  test('a caption has the sentences that are read at one look; the first it always has', () => {
    const long = Array.from({ length: 10 }, (_, at) => `word${at}`).join(' ')
    expect(captionOf({ lines: [long, 'and four more words'], ranks: [1, 1] })).toBe(
      `${long} and four more words`,
    )
    expect(captionOf({ lines: [long, long], ranks: [1, 1] })).toBe(long)
  })

  test('a caption keeps what matters most and the order of play: a cause never follows its effect', () => {
    const [cause, effect] = ['Huang spends the Yin-Yang.', 'Huang loses 1 Qi (Sorcerer): 3 left.']
    expect(captionOf({ lines: [cause, effect], ranks: [0, 1.5] })).toBe(`${cause} ${effect}`)
    const long = `${effect} ${effect}`
    expect(captionOf({ lines: [cause, long], ranks: [0, 1.5] })).toBe(long)
  })

  test('a caption tells what happened rather than headings, and of these the last', () => {
    const news = 'Restless Spirit appears on the red board, facing the Tea House.'
    const headings = ['Turn 2: yellow board.', 'Turn 3: Hong.']
    expect(captionOf({ lines: [...headings, news], ranks: [-1, -1, 1] })).toBe(`${headings[1]} ${news}`)
    expect(captionOf({ lines: [...headings, `${news} Hong moves.`], ranks: [-1, -1, 1] })).toBe(
      `${news} Hong moves.`,
    )
    expect(captionOf({ lines: headings, ranks: [-1, -1] })).toBe(headings.join(' '))
  })

  test('a heading matters less than all that happens below it', () => {
    const found = cut(
      things('small', 'b').map((event, step) => ({ event, ply: 1, view: view(step) })),
      { ...face, heading: ([tag]: EventData) => (tag === 'small' ? tag : null) },
      voice,
    )
    expect(found.map(({ lines, ranks }) => [lines, ranks])).toEqual([
      [
        ['small.', 'b.'],
        [-1, 1],
      ],
    ])
  })

  test('small things that happen along with the next keep their place in the order', () => {
    const [first] = condensed([beat('a', 0.5), beat('b', 1)], 100)
    expect([first?.lines, first?.ranks]).toEqual([
      ['a', 'b'],
      [0.5, 1],
    ])
  })

  test('where time is short small things happen along with the next, and nothing is left out', () => {
    const found = condensed([beat('a', 1), beat('b', 0.5), beat('c', 1), beat('BIG', 2), beat('d', 1)], 3200)
    expect(found.map(({ lines }) => lines.at(-1))).toEqual(['c', 'BIG', 'd'])
    expect(found.flatMap(({ events }) => events)).toEqual(things('a', 'b', 'c', 'BIG', 'd'))
  })

  test('big moments keep their own time, however little there is', () => {
    expect(condensed([beat('BIG', 2), beat('HUGE', 3)], 100).length).toBe(2)
  })

  test('what has no words at all is no beat', () => {
    expect(beats(...things('A', 'B'))).toEqual([])
  })
})

describe('a director', () => {
  test('plays all that happened in its order and ends with the newest table', async () => {
    story[2] = things('a', 'B', 'c')
    story[3] = things('d')
    director.follow(at(3))
    expect(drawn(at(3))).toEqual(view(1))
    await reels.arrive()
    expect(reels.asked).toEqual([[1, 3]])
    expect(drawn(at(3))).toEqual(view(2))
    expect(director.picture?.log.flatMap(({ events }) => events)).toEqual(things('begun', 'a'))
    expect(watch()).toEqual(['a.', 'c.', 'd.'])
    expect(director.picture).toBeNull()
  })

  test('shows the newest view with the last beat, and the newest moment after it', async () => {
    story[2] = things('a', 'b')
    const newest = at(2)
    director.follow(newest)
    await reels.arrive()
    clock.pass(900)
    expect(lines()).toBe('b.')
    expect(director.picture?.view).toBe(newest.view)
    expect(director.picture?.ply).toBe(1)
    clock.pass(900)
    expect(director.picture).toBeNull()
  })

  test('has told of each answer what has been shown of it, and by whom', async () => {
    story[2] = things('a', 'b')
    director.follow(at(2))
    await reels.arrive()
    expect(director.picture?.log.at(-1)).toEqual({ ply: 2, seat: 1, events: things('a') })
    expect(director.picture?.log.length).toBe(2)
  })

  test('tells nothing that came before the view to which it leads', async () => {
    story[2] = things('a', 'b')
    director.follow({ ...at(1), log: at(2).log })
    director.follow(at(2))
    await reels.arrive()
    expect(director.picture?.log.flatMap(({ events }) => events)).toEqual(things('begun', 'a'))
  })

  test('waits where it is paused, goes on one step when asked, and then to the end', async () => {
    story[2] = things('a', 'b', 'c')
    director.follow(at(2))
    await reels.arrive()
    director.pause()
    clock.pass(60_000)
    expect([lines(), director.paused]).toEqual(['a.', true])
    director.step()
    clock.pass(60_000)
    expect([lines(), director.paused]).toEqual(['b.', true])
    director.pause()
    expect(watch()).toEqual(['b.', 'c.'])
    expect([director.picture, director.paused]).toEqual([null, false])
  })

  test('needs no film for a single beat', () => {
    story[2] = things('A', 'b')
    director.follow(at(2))
    expect(reels.asked).toEqual([])
    expect(lines()).toBe('b.')
    expect(director.picture).toBeNull()
    expect(director.happening).toEqual(things('A', 'b'))
  })

  test('shows nothing where nothing is to be said', () => {
    story[2] = things('A')
    director.follow(at(2))
    expect(director.beat).toBeNull()
    expect(director.happening).toEqual(things('A'))
  })

  test('ends at once when it is skipped, and what was left moves together', async () => {
    story[2] = things('a', 'b', 'c')
    director.follow(at(2))
    await reels.arrive()
    expect(director.skip()).toBe(true)
    expect(director.beat).toBeNull()
    expect(director.picture).toBeNull()
    expect(director.happening).toEqual(things('b', 'c'))
    expect(director.skip()).toBe(false)
    clock.pass(20_000)
    expect(director.beat).toBeNull()
  })

  test('forgets a film that comes after an answer was given', async () => {
    story[2] = things('a', 'b')
    director.follow(at(2))
    director.skip()
    await reels.arrive()
    expect(director.beat).toBeNull()
    expect(director.picture).toBeNull()
  })

  test('adds what happens while a film runs', async () => {
    story[2] = things('a', 'b')
    director.follow(at(2))
    await reels.arrive()
    story[3] = things('c', 'd')
    director.follow(at(3))
    clock.pass(2500)
    expect(lines()).toBe('b.')
    expect(drawn(at(3))).toEqual(view(3))
    await reels.arrive()
    expect(watch()).toEqual(['c.', 'd.'])
    expect(director.picture).toBeNull()
  })

  test('keeps the order when the later film comes first', async () => {
    story[2] = things('a', 'b')
    director.follow(at(2))
    story[3] = things('c')
    director.follow(at(3))
    await reels.arrive(1)
    expect(director.beat).toBeNull()
    await reels.arrive()
    expect(watch()).toEqual(['a.', 'b.', 'c.'])
  })

  test('jumps when an answer is taken back', async () => {
    story[2] = things('a', 'b')
    director.follow(at(2))
    await reels.arrive()
    director.follow(at(1))
    expect(director.beat).toBeNull()
    expect(director.picture).toBeNull()
  })

  test('shows nothing when it is off', () => {
    playback = 'off'
    story[2] = things('a', 'b')
    director.follow(at(2))
    expect(reels.asked).toEqual([])
    expect(director.beat).toBeNull()
    expect(director.happening).toBeNull()
  })

  test('does not wait long for a film', () => {
    story[2] = things('a', 'b')
    director.follow(at(2))
    expect(director.picture).not.toBeNull()
    clock.pass(10_000)
    expect(director.picture).toBeNull()
  })

  test('plays faster where a replay asks for it', async () => {
    tempo = 4
    story[2] = things('a', 'b')
    director.follow(at(2))
    await reels.arrive()
    clock.pass(250)
    expect(lines()).toBe('b.')
    clock.pass(250)
    expect(director.running).toBe(false)
  })

  test('plays nothing on the way to a moment that was leapt to, and plays on from there', async () => {
    story[2] = things('a', 'b')
    story[3] = things('c', 'd')
    director.leap(at(2))
    expect(director.running).toBe(false)
    expect(reels.asked).toEqual([])
    director.follow(at(3))
    await reels.arrive()
    expect(reels.asked).toEqual([[2, 3]])
    expect(watch()).toEqual(['c.', 'd.'])
  })

  test('ends a film at a leap', async () => {
    story[2] = things('a', 'b')
    director.follow(at(2))
    await reels.arrive()
    director.leap(at(1))
    expect(director.beat).toBeNull()
    expect(director.picture).toBeNull()
  })

  test('keeps a caption as long as it takes to read', async () => {
    story[2] = things('one two three four five six seven eight nine ten', 'b')
    director.follow(at(2))
    await reels.arrive()
    clock.pass(2399)
    expect(lines()).not.toBe('b.')
    clock.pass(1)
    expect(lines()).toBe('b.')
  })

  test('shows the table before a roll while the dice are in the air, and tells nothing of it', async () => {
    face.rolls = new Set(['rolled'])
    story[2] = things('a', 'rolled')
    director.follow(at(2))
    await reels.arrive()
    clock.pass(900)
    expect(director.beat?.rolling).toBe(true)
    expect(director.picture?.view).toEqual(view(2))
    expect(director.picture?.log.flatMap(({ events }) => events)).toEqual(things('begun', 'a'))
    clock.pass(900)
    expect(director.picture?.log.flatMap(({ events }) => events)).toEqual(things('begun', 'a', 'rolled'))
    face.rolls = new Set()
  })

  test('shows the last answers again, also for one who wants no films', async () => {
    playback = 'off'
    story[2] = things('a', 'b')
    director.follow(at(2))
    director.review()
    await reels.arrive()
    expect(watch()).toEqual(['begun.', 'a.', 'b.'])
  })
})
