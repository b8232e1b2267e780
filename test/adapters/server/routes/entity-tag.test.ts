import { describe, expect, it } from 'vitest'
import { entityTag, namesEntityTag } from '../../../../src/adapters/server/routes/entity-tag'

const tag = entityTag('[]')

describe('an entity tag', () => {
  it('[M-131] is the same for the same body only', () => {
    expect(tag).toMatch(/^"[\w-]{27}"$/)
    expect(entityTag('[]')).toBe(tag)
    expect(entityTag('[0]')).not.toBe(tag)
  })

  it.each([
    [tag, true],
    [`W/${tag}`, true],
    [`"other", ${tag}`, true],
    [`"other",W/${tag}`, true],
    ['*', true],
    ['"other"', false],
    [tag.slice(1, -1), false],
    ['', false],
    [undefined, false],
  ])('[M-131] is named by %j: %s', (ifNoneMatch, expected) => {
    expect(namesEntityTag(ifNoneMatch, tag)).toBe(expected)
  })
})
