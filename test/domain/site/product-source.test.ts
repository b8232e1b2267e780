import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { ProductSource } from '../../../src/domain/site/product-source'

describe('ProductSource', () => {
  it.each([{ from: 'file' }, { from: 'google' }])('[M-131] is $from if stated', (stated) => {
    expect(ProductSource.decode(stated)).toStrictEqual(E.right(stated))
    expect(ProductSource.is(stated)).toBe(true)
  })

  it('[M-131] is the file by default', () => {
    expect(ProductSource.decode(undefined)).toStrictEqual(E.right({ from: 'file' }))
  })

  it('[M-131] has no other properties', () => {
    expect(ProductSource.decode({ from: 'google', key: 'x' })).toStrictEqual(E.right({ from: 'google' }))
    expect(ProductSource.encode({ from: 'google' })).toStrictEqual({ from: 'google' })
  })

  it.each([
    { stated: {}, why: 'it does not say which' },
    { stated: { from: 'csv' }, why: 'there is no such place' },
    { stated: 'google', why: 'it is no group' },
    { stated: null, why: 'it is nothing' },
  ])('[M-131] is refused when $why', ({ stated }) => {
    expect(E.isLeft(ProductSource.decode(stated))).toBe(true)
    expect(ProductSource.is(stated)).toBe(false)
  })
})
