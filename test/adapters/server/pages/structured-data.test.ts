import { describe, expect, it } from 'vitest'
import { structuredData } from '../../../../src/adapters/server/pages/structured-data'
import { decodeProductRows } from '../../../../src/domain/catalogue/product-rows'
import { aSite } from '../../../support/fixtures/a-site'
import { aVideo, aWholeArticle } from '../../../support/fixtures/an-article-page'
import { PRODUCT_ROWS } from '../../../support/server/import-calls'

const [found] = decodeProductRows(PRODUCT_ROWS)

describe('the structured data', () => {
  it.each([
    { voice: 'synthetic', label: 'Giọng đọc do máy tạo' },
    { voice: '', label: undefined },
  ])('[M-130] labels a synthetic voice: "$voice"', ({ voice, label }) => {
    const found = structuredData(
      { kind: 'video', video: aVideo('1', { voice }) },
      { site: aSite, origin: 'https://namthu.example', picture: null },
    )
    const [video] = (found?.['@graph'] ?? []) as ReadonlyArray<Record<string, unknown>>
    expect(video?.creditText).toBe(label)
    expect(video?.digitalSourceType).toBe(
      label === undefined ? undefined : 'https://schema.org/CompositeSyntheticDigitalSource',
    )
  })

  it.each([
    { why: 'both are stated', reviewer: 'BS. Trần Văn Thử', named: true, sources: ['Tài liệu mẫu'] },
    {
      why: 'the reviewer is a sample',
      reviewer: 'BS. Trần Văn Mẫu (hồ sơ mẫu)',
      named: false,
      sources: ['Tài liệu mẫu'],
    },
    { why: 'none is stated', reviewer: '', named: false, sources: [] },
  ])(
    '[M-129] names sources and reviewer of an article, as far as it states them and the reviewer is no sample: $why',
    ({ reviewer, named, sources }) => {
      const data = structuredData(
        { kind: 'article', article: aWholeArticle('1', { reviewer, sources }) },
        { site: aSite, origin: 'https://namthu.example', picture: null },
      )
      const [article] = (data?.['@graph'] ?? []) as ReadonlyArray<Record<string, unknown>>
      const page = { '@type': 'MedicalWebPage', '@id': 'https://namthu.example/tin-tuc/1' }
      expect(article?.citation).toStrictEqual(sources.length === 0 ? undefined : sources)
      expect(article?.mainEntityOfPage).toStrictEqual(
        named
          ? { ...page, lastReviewed: '2026-01-31', reviewedBy: { '@type': 'Person', name: reviewer } }
          : page,
      )
      expect(article).not.toHaveProperty('reviewedBy')
    },
  )

  it('[M-133] leaves out a picture whose address is none', () => {
    if (found === undefined) throw new Error('no product')
    const product = {
      ...found,
      thumbnail: 'https:// a.example/a.png',
      images: ['https://[bad', 'https://a.example/b.png'],
    }
    const data = structuredData(
      { kind: 'product', product },
      { site: aSite, origin: 'https://namthu.example', picture: null },
    )
    expect(JSON.stringify(data)).toContain('"image":["https://a.example/b.png"]')
  })
})
