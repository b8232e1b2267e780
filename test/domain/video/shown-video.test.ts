import { describe, expect, it } from 'vitest'
import { otherVideos } from '../../../src/domain/video/shown-video'
import { aVideo } from '../../support/fixtures/an-article-page'

describe('otherVideos', () => {
  it.each([
    { ids: ['x', '1', '2', '3', '4', '5'], shown: ['1', '2', '3', '4'], why: 'at most 4' },
    { ids: ['1', 'x', '2', '3', '4'], shown: ['2', '3', '4', '1'], why: 'exactly 4, from the next one on' },
    { ids: ['1', '2', 'x'], shown: ['1', '2'], why: 'the first follows the last' },
    { ids: ['x'], shown: [], why: 'never itself' },
    { ids: ['1', '2'], shown: ['1', '2'], why: 'it is not among them' },
  ])('[M-057] beside x of $ids are $shown: $why', ({ ids, shown }) => {
    expect(
      otherVideos(
        ids.map((id) => aVideo(id)),
        'x',
      ).map(({ id }) => id),
    ).toStrictEqual(shown)
  })
})
