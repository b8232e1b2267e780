import { describe, expect, it } from 'vitest'
import { structuredData } from '../../../../src/adapters/server/pages/structured-data'
import { decodeProductRows } from '../../../../src/domain/catalogue/product-rows'
import { aSite } from '../../../support/a-site'
import { PRODUCT_ROWS } from '../../../support/import-calls'

const [found] = decodeProductRows(PRODUCT_ROWS)

describe('the structured data of a product', () => {
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
