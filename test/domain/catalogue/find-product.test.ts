import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { findProduct, productNamed } from '../../../src/domain/catalogue/find-product'
import { aProduct } from '../../support/fixtures/a-product'

const catalogue = [aProduct('sp-01'), aProduct('sp-02')]

describe('findProduct', () => {
  it('[M-055] returns the product of a known id', () => {
    expect(findProduct(catalogue, 'sp-02')).toStrictEqual(O.some(aProduct('sp-02')))
  })

  it.each(['sp-03', 'SP-02', 'sp-0', ''])('[M-055] returns none for %j', (id) => {
    expect(findProduct(catalogue, id)).toStrictEqual(O.none)
  })
})

describe('productNamed', () => {
  const longer = [aProduct('sp'), aProduct('sp-01'), aProduct('sp-011'), aProduct('sp-01-vien')]

  it.each([
    { name: 'sp-01-uong', id: 'sp-01' },
    { name: 'sp-01-vien-uong', id: 'sp-01-vien' },
    { name: 'sp-011-vien', id: 'sp-011' },
    { name: 'sp-02', id: 'sp' },
  ])('[M-055] maps $name to the product $id', ({ name, id }) => {
    expect(productNamed(longer, name)).toStrictEqual(O.some(aProduct(id)))
    expect(productNamed(longer.toReversed(), name)).toStrictEqual(O.some(aProduct(id)))
  })

  it.each(['sp-01', 'sp-010', 'x', ''])('[M-055] maps %j to none', (name) => {
    expect(productNamed([aProduct('sp-01')], name)).toStrictEqual(O.none)
  })
})
