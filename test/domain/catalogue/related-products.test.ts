import { describe, expect, it } from 'vitest'
import { relatedProducts } from '../../../src/domain/catalogue/related-products'
import { aProduct } from '../../support/a-product'

const of = (group: string) => (id: string) => aProduct(id, { group })

describe('relatedProducts', () => {
  const heart = ['t1', 't2', 't3', 't4', 't5'].map(of('tim'))
  const others = ['g1', 'g2'].map(of('gan'))

  it('[M-054] returns the first 3 of the group in sheet order, never the product itself', () => {
    expect(relatedProducts([...others, ...heart], of('tim')('t2')).map(({ id }) => id)).toStrictEqual([
      't1',
      't3',
      't4',
    ])
  })

  it('[M-054] returns fewer if the group has fewer', () => {
    expect(relatedProducts([...others, ...heart], of('gan')('g1'))).toStrictEqual([of('gan')('g2')])
  })

  it('[M-054] returns exactly 3 if the group has exactly 3 others', () => {
    expect(relatedProducts(heart.slice(0, 4), of('tim')('t4'))).toStrictEqual(heart.slice(0, 3))
  })

  it('[M-054, A-19] does not relate products without a group', () => {
    expect(relatedProducts(['a', 'b'].map(of('')), of('')('a'))).toStrictEqual([])
  })
})
