import { describe, expect, it } from 'vitest'
import { draw, type Scene } from '../../src/games/horizons/art/kit/kit'
import { pictureOf } from '../../src/games/horizons/art/pictures'

const SCENES = Object.entries(
  import.meta.glob<Scene>('../../src/games/horizons/art/cards/*.ts', { eager: true, import: 'scene' }),
).map(([file, scene]): [string, Scene] => [file.replace(/^.*\/|\.ts$/g, ''), scene])
/** Characters of the markup of a picture. */
const MOST = 14_000

describe('pictures of cards', () => {
  it.each(SCENES)('draws %s', (card, scene) => {
    const drawn = draw(card, scene)
    expect(drawn).not.toMatch(/NaN|undefined|null/)
    expect(drawn.length).toBeLessThan(MOST)
    expect(draw(card, scene)).toBe(drawn)
  })

  it('gives parts of a kind each their own chance', () => {
    const scene: Scene = {
      palette: 'sun',
      parts: [
        ['sparks', 3],
        ['sparks', 3],
      ],
    }
    const [first, second] = draw('two', scene).match(/<g fill.*?<\/g>/g) ?? []
    expect(first).not.toBe(second)
  })

  it('tells a figure that is not there', () => {
    const scene: Scene = { palette: 'sun', parts: [['figure', 'nobody', [[0, 0, 1]]]] }
    expect(() => draw('none', scene)).toThrow('nobody')
  })

  it('has nothing for a card that it does not know', () => {
    expect(pictureOf('nobody')).toBeNull()
    expect(pictureOf('drought')).toBe(pictureOf('drought'))
  })
})
