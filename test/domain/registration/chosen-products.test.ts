import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ChosenProducts,
  chooseProduct,
  isChosen,
  MOST_PRODUCTS,
  removeProduct,
} from '../../../src/domain/registration/chosen-products'
import { aProduct, productId } from '../../support/fixtures/a-product'

const chosen = (id: string, chosenAt: number) => ({ id: productId(id), title: `Sản phẩm ${id}`, chosenAt })

describe('choosing products', () => {
  it('[M-079, M-107] keeps id, title and time, in the order of choosing', () => {
    const first = chooseProduct([], aProduct('b', { originalPrice: '1đ' }), 1_000)
    expect(chooseProduct(first, aProduct('a'), 2_000)).toStrictEqual([chosen('b', 1_000), chosen('a', 2_000)])
  })

  it('[M-107] moves a product that is chosen again to the end', () => {
    expect(chooseProduct([chosen('a', 1_000), chosen('b', 2_000)], aProduct('a'), 3_000)).toStrictEqual([
      chosen('b', 2_000),
      chosen('a', 3_000),
    ])
  })

  it('[M-107] uses the time of choosing, not the order of arrival', () => {
    expect(chooseProduct([chosen('a', 2_000)], aProduct('b'), 1_000)).toStrictEqual([
      chosen('b', 1_000),
      chosen('a', 2_000),
    ])
  })

  it('[M-107] keeps the order of arrival if the times are equal', () => {
    expect(chooseProduct([chosen('b', 1_000)], aProduct('a'), 1_000)).toStrictEqual([
      chosen('b', 1_000),
      chosen('a', 1_000),
    ])
  })

  it('[M-080] removes one and leaves the others', () => {
    expect(removeProduct([chosen('a', 1_000), chosen('b', 2_000)], productId('a'))).toStrictEqual([
      chosen('b', 2_000),
    ])
    expect(removeProduct([chosen('a', 1_000)], productId('c'))).toStrictEqual([chosen('a', 1_000)])
  })

  it.each([
    { id: 'a', among: true },
    { id: 'c', among: false },
  ])('[M-079] knows whether $id is chosen: $among', ({ id, among }) => {
    expect(isChosen([chosen('b', 1_000), chosen('a', 2_000)], productId(id))).toBe(among)
  })

  it('[M-125] allows 50 products', () => {
    expect(MOST_PRODUCTS).toBe(50)
  })

  it('[M-079, M-107] holds each product once, by rising time', () => {
    const choices = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.nat({ max: 20 })))
    fc.assert(
      fc.property(choices, (steps) => {
        const all = steps.reduce<ChosenProducts>(
          (before, [id, at]) => chooseProduct(before, aProduct(id), at),
          [],
        )
        expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
        expect(all.map(({ chosenAt }) => chosenAt)).toStrictEqual(
          all.map(({ chosenAt }) => chosenAt).sort((a, b) => a - b),
        )
        expect(new Set(all.map(({ id }) => id))).toStrictEqual(new Set(steps.map(([id]) => productId(id))))
      }),
    )
  })
})
