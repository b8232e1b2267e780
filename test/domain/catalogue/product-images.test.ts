import { describe, expect, it } from 'vitest'
import { productImages } from '../../../src/domain/catalogue/product-images'

describe('productImages', () => {
  it('[M-048] puts the thumbnail first, then the others in their order', () => {
    expect(productImages({ thumbnail: '/a/main.svg', images: ['/a/2.svg', '/a/1.svg'] })).toStrictEqual([
      '/a/main.svg',
      '/a/2.svg',
      '/a/1.svg',
    ])
  })

  it('[M-048] shows a repeated picture once, at its first position', () => {
    expect(
      productImages({ thumbnail: '/a/main.svg', images: ['/a/1.svg', '/a/main.svg', '/a/1.svg'] }),
    ).toStrictEqual(['/a/main.svg', '/a/1.svg'])
  })

  it.each([
    { url: '', shown: [] },
    { url: 'N/A', shown: [] },
    { url: 'null', shown: [] },
    { url: '/a.b', shown: [] },
    { url: '/a.bc', shown: ['/a.bc'] },
  ])('[M-049] skips an address of 4 characters or fewer: $url', ({ url, shown }) => {
    expect(productImages({ thumbnail: url, images: [url] })).toStrictEqual(shown)
  })

  it('[M-048, M-049] makes the first usable picture the main one', () => {
    expect(productImages({ thumbnail: 'null', images: ['N/A', '/a/1.svg'] })).toStrictEqual(['/a/1.svg'])
  })
})
