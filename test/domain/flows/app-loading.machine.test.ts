import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { appLoadingMachine } from '../../../src/domain/flows/app-loading.machine'
import { aProduct } from '../../support/fixtures/a-product'
import { acceptedEvents } from '../../support/flows/accepted-events'
import { actorDone, actorFails, follow, startFlow } from '../../support/flows/flow'

const want = { type: 'products.want' } as const
const retry = { type: 'products.retry' } as const
const products = [aProduct('p1'), aProduct('p2')]

const idle = startFlow(appLoadingMachine)
const loading = follow(idle, want)
const loaded = follow(loading, actorDone('loadProducts', E.right(products)))
const empty = follow(loading, actorDone('loadProducts', E.right([])))

const failures = [
  { why: 'the fetch failed', failed: follow(loading, actorDone('loadProducts', E.left('unreachable'))) },
  { why: 'the fetch broke', failed: follow(loading, actorFails('loadProducts')) },
]

const flag = { off: new Set(), on: new Set(['loading']), offAndSettled: new Set(['settled']) }

describe('the app-loading flag', () => {
  it('[M-116] is off at the start, and nothing is fetched', () => {
    expect(idle.snapshot).toMatchObject({ value: 'idle', tags: flag.off, context: { products: [] } })
    expect(idle.effects).toStrictEqual([])
  })

  it('[M-013, M-043, M-116] is on while the one product fetch is under way', () => {
    expect(loading.snapshot).toMatchObject({ value: 'loading', tags: flag.on, context: { products: [] } })
    expect(loading.effects).toStrictEqual([{ start: 'loadProducts', input: undefined }])
  })

  it('[M-013, M-043, M-116] is off after success, with the products stored', () => {
    expect(loaded.snapshot).toMatchObject({ value: 'loaded', tags: flag.offAndSettled })
    expect(loaded.snapshot.context).toStrictEqual({ products })
    expect(loaded.effects).toStrictEqual([])
  })

  it('[M-116] stores an empty list as well', () => {
    expect(empty.snapshot).toMatchObject({ value: 'loaded', context: { products: [] } })
  })

  it.each(failures)('[M-013, M-116] is off after $why, with no product', ({ failed }) => {
    expect(failed.snapshot).toMatchObject({ value: 'failed', tags: flag.offAndSettled })
    expect(failed.snapshot.context).toStrictEqual({ products: [] })
    expect(failed.effects).toStrictEqual([])
  })

  it.each(failures)('[M-116] is on again as the next screen wants products after $why', ({ failed }) => {
    const again = follow(failed, want)
    expect(again.snapshot).toMatchObject({ value: 'loading', tags: flag.on })
    expect(again.effects).toStrictEqual([{ start: 'loadProducts', input: undefined }])
    expect(follow(again, actorDone('loadProducts', E.right(products))).snapshot).toMatchObject({
      value: 'loaded',
      context: { products },
    })
  })

  it.each([...failures, { why: 'there were none', failed: empty }])(
    '[M-079, M-116] is on again as the visitor asks for the list once more after $why',
    ({ failed }) => {
      const again = follow(failed, retry)
      expect(again.snapshot).toMatchObject({ value: 'loading', tags: flag.on })
      expect(again.effects).toStrictEqual([{ start: 'loadProducts', input: undefined }])
    },
  )

  it('[M-043] fetches nothing more once there are products, however they are asked for', () => {
    expect(follow(loaded, retry).snapshot.value).toBe('loaded')
    expect(follow(loaded, retry).effects).toStrictEqual([])
  })

  it('[M-043] fetches nothing for a second screen that wants products', () => {
    const wantedTwice = follow(loaded, want)
    expect(wantedTwice.snapshot).toMatchObject({ value: 'loaded', context: { products } })
    expect(wantedTwice.effects).toStrictEqual([])
    expect(follow(loading, want).effects).toStrictEqual([])
  })

  it.each([
    { flow: idle, accepted: ['products.want'] },
    { flow: loading, accepted: [] },
    { flow: loaded, accepted: [] },
    { flow: empty, accepted: ['products.retry'] },
    ...failures.map(({ failed }) => ({ flow: failed, accepted: ['products.want', 'products.retry'] })),
  ])('[M-043] takes $accepted while $flow.snapshot.value', ({ flow, accepted }) => {
    expect(acceptedEvents(flow, { 'products.want': want, 'products.retry': retry })).toStrictEqual(accepted)
  })
})
