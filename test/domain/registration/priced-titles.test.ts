import { expect, it } from 'vitest'
import { pricedTitles } from '../../../src/domain/registration/priced-titles'
import { aMembership } from '../../support/fixtures/a-membership'
import { aProduct } from '../../support/fixtures/a-product'
import { anOrder } from '../../support/fixtures/an-order'

const [first, second] = ['Hàu biển', 'Sâm cau']
const content = anOrder({ titles: [first, second] })
const priced = (id: string, title: string) => aProduct(id, { title, salePrice: '100.000đ' })
const order = { target: 'orders', content } as const

it('[M-079, P-019] an order has the price of each product, and their sum in VND only if all are known', () => {
  const both = [priced('a', first), priced('b', second)]
  expect(pricedTitles(order, both)).toStrictEqual({
    items: content.titles.map((title) => ({ title, price: '100.000đ' })),
    total: 200_000,
  })
  expect(pricedTitles(order, both.slice(1))).toStrictEqual({
    items: [
      { title: first, price: '' },
      { title: second, price: '100.000đ' },
    ],
    total: null,
  })
})

it('[P-018] a confirmed order has the confirmed prices, whatever its products cost now', () => {
  const now = [priced('a', first), priced('b', second)]
  const items = (...prices: ReadonlyArray<string>) =>
    content.titles.map((title, at) => ({ title, price: prices[at] ?? '' }))
  expect(pricedTitles(order, now, ['90.000đ', '5.000đ'])).toStrictEqual({
    items: items('90.000đ', '5.000đ'),
    total: 95_000,
  })
  for (const confirmed of [['90.000đ', null], ['90.000đ']])
    expect(pricedTitles(order, now, confirmed)).toStrictEqual({ items: items('90.000đ'), total: null })
})

it('[M-089] a membership has no price, whatever a product of the same title costs', () => {
  const membership = aMembership()
  const title = membership.planTitle
  expect(pricedTitles({ target: 'members', content: membership }, [priced('a', title)])).toStrictEqual({
    items: [{ title, price: '' }],
    total: null,
  })
})
