import { describe, expect, it } from 'vitest'
import {
  BEST_SELLING,
  productsPage,
  productWithRelated,
  relatedProducts,
} from '../../../src/domain/catalogue/shown-products'
import { aProduct } from '../../support/fixtures/a-product'

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

const many = (count: number) => Array.from({ length: count }, (_, index) => aProduct(`p${index + 1}`))

const ids = (products: ReadonlyArray<{ readonly id: string }>) => products.map(({ id }) => id)

describe('what a screen shows of the catalogue', () => {
  it.each([
    { count: 0, shown: 0 },
    { count: 20, shown: 20 },
    { count: 21, shown: 20 },
  ])('[M-034, M-043] home shows $shown of $count products', ({ count, shown }) => {
    expect(ids(BEST_SELLING.partOf(many(count)))).toStrictEqual(ids(many(shown)))
  })

  it.each([
    { wanted: 1, count: 0, page: 1, first: undefined, length: 0 },
    { wanted: 1, count: 16, page: 1, first: 'p1', length: 16 },
    { wanted: 2, count: 17, page: 2, first: 'p17', length: 1 },
    { wanted: 3, count: 17, page: 2, first: 'p17', length: 1 },
  ])(
    '[M-045, M-046] page $wanted of $count products is page $page with $length',
    ({ wanted, count, page, first, length }) => {
      const shown = productsPage(wanted).partOf(many(count))
      expect([shown.page, shown.total, shown.products[0]?.id, shown.products.length]).toStrictEqual([
        page,
        count,
        first,
        length,
      ])
    },
  )

  it('[M-045, M-046] a page of a group has its products only, and all groups', () => {
    const products = many(34).map((product, at) => ({ ...product, group: at % 2 === 0 ? 'Tim mạch' : '' }))
    const { products: shown, ...page } = productsPage(2, 'tim-mach').partOf(products)
    expect([ids(shown), page]).toStrictEqual([['p33'], { page: 2, total: 17, groups: ['Tim mạch'] }])
    expect(productsPage(1, 'tim').partOf(products).total).toBe(0)
  })

  it('[M-054] a product comes with the others of its group', () => {
    const { product, related } = productWithRelated('p2').partOf(
      many(6).map((product) => ({ ...product, group: 'g' })),
    )
    expect([product?.id, ids(related)]).toStrictEqual(['p2', ['p1', 'p3', 'p4']])
  })

  it('[M-055] an unknown id is no product', () => {
    expect(productWithRelated('x').partOf(many(2))).toStrictEqual({ product: null, related: [] })
  })

  it('[M-043] a card is given what it shows, and a product everything', () => {
    const products = ['a', 'b'].map((id) =>
      aProduct(id, { group: 'g', description: 'Tổ chức chịu trách nhiệm: Công ty A, Hà Nội.' }),
    )
    const { group, summary, description, ...shownOnCard } = aProduct('a', { group: 'g' })
    const onCard = { ...shownOnCard, organisation: 'Công ty A, Hà Nội' }
    expect([group, summary, description].every((text) => typeof text === 'string')).toBe(true)
    expect(BEST_SELLING.partOf(products)[0]).toStrictEqual(onCard)
    expect(productsPage(1).partOf(products).products[0]).toStrictEqual(onCard)
    const shown = productWithRelated('b').partOf(products)
    expect(shown).toStrictEqual({ product: products[1], related: [onCard] })
  })

  it('[M-043] each part has a name of its own', () => {
    const names = [
      BEST_SELLING,
      productsPage(1),
      productsPage(2),
      productsPage(2, 'a'),
      productsPage(2, 'b'),
      productWithRelated('1'),
      productWithRelated('2'),
    ].map(({ name }) => name)
    expect(new Set(names).size).toBe(7)
    expect(names).not.toContain('')
  })
})
