import { describe, expect, it } from 'vitest'
import { structuredData } from '../../../../src/adapters/server/pages/structured-data'
import { decodeProductRows } from '../../../../src/domain/catalogue/product-rows'
import { aSite } from '../../../support/a-site'
import { aVideo } from '../../../support/an-article-page'
import { PRODUCT_ROWS } from '../../../support/import-calls'

const [found] = decodeProductRows(PRODUCT_ROWS)

describe('the structured data', () => {
  it.each([
    { voice: 'synthetic', label: 'Giọng đọc tổng hợp' },
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

  it('[M-133] leaves out a picture whose address is none', () => {
    if (found === undefined) throw new Error('no product')
    const product = {
      ...found,
      thumbnail: 'https:// a.example/a.png',
      imgsProduct: ['https://[bad', 'https://a.example/b.png'],
    }
    const data = structuredData(
      { kind: 'product', product },
      { site: aSite, origin: 'https://namthu.example', picture: null },
    )
    expect(JSON.stringify(data)).toContain('"image":["https://a.example/b.png"]')
  })
})
