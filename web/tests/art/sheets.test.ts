import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import ghostScenes from '../../src/games/ghost_stories/art/scenes.svg?raw'
import horizons from '../../src/games/horizons/art/horizons.svg?raw'
import horizonsScenes from '../../src/games/horizons/art/scenes.svg?raw'
import ghostStories from '../../src/games/ghost_stories/art/ghost_stories.svg?raw'
import taoists from '../../src/games/ghost_stories/art/taoists.svg?raw'
import villagers from '../../src/games/ghost_stories/art/villagers/sheet'
import icons from '../../src/art/icons.svg?raw'
import scenes from '../../src/art/scenes.svg?raw'
import whiteMoon from '../../src/games/ghost_stories/art/white_moon.svg?raw'

/** A sheet with those that are in the page before it. */
const SHEETS: Record<string, string[]> = {
  icons: [icons],
  scenes: [scenes, icons],
  ghost_stories: [ghostStories, icons],
  white_moon: [whiteMoon, ghostStories, icons],
  'taoists of ghost_stories': [taoists],
  'villagers of white_moon': [villagers],
  'scenes of ghost_stories': [ghostScenes, scenes, icons],
  horizons: [horizons, icons],
  'scenes of horizons': [horizonsScenes, icons],
}

const ALL = import.meta.glob<string>(['../../src/art/*.svg', '../../src/games/*/art/*.svg'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const ids = (sheet: string) => [...sheet.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id)
const references = (sheet: string) => [...sheet.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id)

describe.each(Object.entries(SHEETS))('the sheet %s', (_, sheets) => {
  const [sheet = ''] = sheets

  it('refers only to drawings that are in the page', () => {
    const known = new Set(sheets.flatMap(ids))
    expect(references(sheet).filter((id) => !known.has(id))).toEqual([])
  })

  it('weighs at most 30 KB', () => {
    expect(gzipSync(sheet, { level: 9 }).length).toBeLessThanOrEqual(30 * 1024)
  })

  it('loads nothing and holds no text, filter or script', () => {
    expect(sheet).not.toMatch(/https?:\/\/(?!www\.w3\.org\/2000\/svg")|<text|<filter|<script|<image/)
  })
})

describe('the sheet of the portraits', () => {
  it('weighs less than 12 KB', () => {
    expect(gzipSync(taoists, { level: 9 }).length).toBeLessThan(12 * 1024)
  })
})

describe('the sheets together', () => {
  it('give each id once', () => {
    const all = [...Object.values(ALL), villagers].flatMap(ids)
    expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([])
  })
})
