import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { findProduct } from '../../../src/domain/catalogue/find-product'
import { aProduct } from '../../support/a-product'

const catalogue = [aProduct('sp-01'), aProduct('sp-02')]

describe('findProduct', () => {
  it('[M-055] gives the product of a known id', () => {
    expect(findProduct(catalogue, 'sp-02')).toStrictEqual(O.some(aProduct('sp-02')))
  })

  it.each(['sp-03', 'SP-02', 'sp-0', ''])('[M-055] gives none for %j', (id) => {
    expect(findProduct(catalogue, id)).toStrictEqual(O.none)
  })
})
