import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { drawLayers, drawStill, type Portrait } from '../../src/games/horizons/art/kit/portrait'
import { portraitOf } from '../../src/games/horizons/art/portraits'
import styles from '../../src/games/horizons/spirits/Portrait.svelte?raw'

const PORTRAITS = Object.entries(
  import.meta.glob<Portrait>('../../src/games/horizons/art/portraits/*.ts', {
    eager: true,
    import: 'portrait',
  }),
).map(([file, portrait]): [string, Portrait] => [file.replace(/^.*\/|\.ts$/g, ''), portrait])
/** Characters of a portrait, and bytes of it packed. */
const MOST = { characters: 50_000, packed: 12_000 }

/** The drawing inside the frames of pictures. */
const inner = (markup: string) => markup.replace(/<\/?svg[^>]*>/g, '')

describe('portraits of spirits', () => {
  it.each(PORTRAITS)('draws %s', (spirit, portrait) => {
    const still = drawStill(spirit, portrait)
    expect(still).not.toMatch(/NaN|undefined|null/)
    expect(still.length).toBeLessThan(MOST.characters)
    expect(gzipSync(still).length).toBeLessThan(MOST.packed)
    expect(drawStill(spirit, portrait)).toBe(still)
  })

  it.each(PORTRAITS)(
    'moves %s in layers that at rest are the portrait that stands still',
    (spirit, portrait) => {
      const layers = drawLayers(spirit, portrait)
      expect(layers.map(({ markup }) => inner(markup)).join('')).toBe(inner(drawStill(spirit, portrait)))
      expect(layers.filter(({ motion }) => motion).length).toBeGreaterThan(2)
      expect(layers[0]?.motion, 'behind all is what hides the portrait that stands still').toBeUndefined()
    },
  )

  it('moves each spirit in its own way', () => {
    const ways = PORTRAITS.map(([, { layers }]) => layers.map(({ motion }) => motion ?? '-').join(' '))
    expect(new Set(ways).size).toBe(PORTRAITS.length)
  })

  it('says in the styles how each motion goes, by transform and opacity alone', () => {
    const motions = PORTRAITS.flatMap(([, { layers }]) => layers.flatMap(({ motion }) => motion ?? []))
    for (const motion of new Set(motions)) {
      const [, frames = ''] = styles.split(`@keyframes ${motion} {`)
      const moved = [...(frames.split('@keyframes')[0] ?? '').matchAll(/^ +([a-z-]+):/gm)].map(
        ([, what]) => what,
      )
      expect(moved.length).toBeGreaterThan(0)
      expect(moved.filter((what) => what !== 'transform' && what !== 'opacity')).toEqual([])
    }
  })

  it('has nothing for a spirit that it does not know', () => {
    expect(portraitOf('nobody')).toBeNull()
    expect(portraitOf('sun_bright_whirlwind')).toBe(portraitOf('sun_bright_whirlwind'))
  })
})
