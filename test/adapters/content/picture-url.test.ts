import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { PictureUrl } from '../../../src/adapters/content/picture-url'

describe('the address of a picture', () => {
  it.each([
    ['/pictures/a.svg', '/pictures/a.svg'],
    ['pictures/a.svg', 'pictures/a.svg'],
    ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
    ['http://cdn.example/a.png', 'http://cdn.example/a.png'],
    ['', ''],
    [null, ''],
    [undefined, ''],
  ])('[M-105] %j is accepted', (written, address) => {
    expect(PictureUrl.decode(written)).toStrictEqual(E.right(address))
  })

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' java\nscript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'file:///etc/passwd',
    'https://',
    7,
    {},
  ])('[M-105] %j is refused', (written) => {
    expect(PictureUrl.decode(written)._tag).toBe('Left')
    expect(PictureUrl.is(written)).toBe(false)
  })
})
