import { expect, it } from 'vitest'
import { blocksOf, plainOf } from '../../src/book/markdown'

it('leaves out the title and finds examples', () => {
  const blocks = blocksOf('# Title\n\nWords.\n\n{example:one-two}\n\n- a\n- b\n')
  expect(blocks.map(({ type }) => type)).toEqual(['paragraph', 'example', 'list'])
  expect(blocks[1]).toEqual({ type: 'example', name: 'one-two' })
})

it('takes an example in a line with words for words', () => {
  expect(blocksOf('# T\n\nSee {example:x}')[0]?.type).toBe('paragraph')
})

it('knows the words without their marks', () => {
  expect(plainOf('# A *b*\n\n{example:x}\n\n| c | [d](piece:e) |\n|---|---|\n')).toBe('A b c d')
})
