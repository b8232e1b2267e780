import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { firstTag } from '../../../src/domain/news/first-tag'

describe('firstTag', () => {
  it.each([
    {
      tags: [{ name: 'Tim mạch' }, { name: 'Dinh dưỡng' }],
      tag: O.some('Tim mạch'),
      why: 'the first of two',
    },
    { tags: [], tag: O.none, why: 'no tag' },
    { tags: [{ name: '' }, { name: 'Dinh dưỡng' }], tag: O.none, why: 'a first tag without a name' },
  ])('[M-037, M-062] gives $tag: $why', ({ tags, tag }) => {
    expect(firstTag({ tags })).toStrictEqual(tag)
  })
})
