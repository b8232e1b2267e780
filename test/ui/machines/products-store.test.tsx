import { screen } from '@testing-library/react'
import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { Link, Route } from 'wouter'
import type { Product } from '../../../src/domain/catalogue/product'
import type { LoadFailure } from '../../../src/ports/services'
import { EmbeddedResponsesProvider, NO_EMBEDDED_RESPONSES } from '../../../src/ui/context/embedded-responses'
import {
  ProductsStore,
  useAppLoading,
  useProducts,
  useProductsFailed,
  useShownProducts,
} from '../../../src/ui/machines/products-store'
import { aProduct } from '../../support/fixtures/a-product'
import { answeredLater, soon } from '../../support/views/answered-later'
import { renderView } from '../../support/views/render-view'

type Answer = E.Either<LoadFailure, ReadonlyArray<Product>>

const unreachable: LoadFailure = { tag: 'unreachable', reason: 'no answer' }

const Shown = () => {
  const { products, isSettled } = useProducts()
  return <p data-settled={isSettled}>{products.map(({ id }) => id).join()}</p>
}
const FIRST = { name: 'first', partOf: (products: ReadonlyArray<Product>) => products[0]?.id ?? 'none' }
const First = () => <p data-failed={useProductsFailed()}>{useShownProducts(FIRST)}</p>
const Flag = () => <output>{useAppLoading() ? 'on' : 'off'}</output>

/** Notes whether the products were settled at each drawing, the first one before anybody asked for them included. */
const Recorder = ({ seen }: { readonly seen: Array<boolean> }) => {
  seen.push(useProducts().isSettled)
  return null
}

const SCREENS = ['/mot', '/hai', '/khac']

/** Two screens that show the products and one that does not. */
const showProducts = async (route: string) => {
  const { port, asked, answer } = answeredLater<'products', Answer>()
  const logged: Array<[string, LoadFailure]> = []
  const { visitor } = renderView(
    <ProductsStore>
      <Flag />
      <Route path="/mot" component={Shown} />
      <Route path="/hai" component={Shown} />
      {SCREENS.map((path) => (
        <Link key={path} href={path}>
          {path}
        </Link>
      ))}
    </ProductsStore>,
    {
      route,
      ports: {
        loadProducts: port('products'),
        logFailure: (what, failure) => () => {
          logged.push([what, failure])
        },
      },
    },
  )
  await soon()
  const goTo = async (path: string) => {
    await visitor.click(screen.getByRole('link', { name: path }))
    await soon()
  }
  return {
    asked,
    logged,
    goTo,
    answer: (found: Answer) => answer('products', found),
  }
}
const flag = () => screen.getByRole('status').textContent
const shown = () => {
  const paragraph = document.querySelector('p')
  return [paragraph?.textContent, paragraph?.getAttribute('data-settled')]
}

describe('the one product list of the site', () => {
  it('[M-043, M-116] is not requested by a screen that does not show it', async () => {
    const { asked } = await showProducts('/khac')
    expect([asked.length, flag()]).toStrictEqual([0, 'off'])
  })

  it('[M-043, M-116] is fetched with the flag on, and stored', async () => {
    const { asked, answer } = await showProducts('/mot')
    expect([asked.length, flag(), shown()]).toStrictEqual([1, 'on', ['', 'false']])
    await answer(E.right([aProduct('a'), aProduct('b')]))
    expect([asked.length, flag(), shown()]).toStrictEqual([1, 'off', ['a,b', 'true']])
  })

  it('[M-043, M-055] is not settled before it was requested, so that no product counts as unknown', () => {
    const seen: Array<boolean> = []
    renderView(
      <ProductsStore>
        <Recorder seen={seen} />
      </ProductsStore>,
      { ports: { loadProducts: answeredLater<'products', Answer>().port('products') } },
    )
    expect(seen.length).toBeGreaterThan(0)
    expect(seen).not.toContain(true)
  })

  it('[M-043] is not fetched again by the next screen', async () => {
    const { asked, answer, goTo } = await showProducts('/mot')
    await answer(E.right([aProduct('a')]))
    await goTo('/hai')
    expect([asked.length, flag(), shown()]).toStrictEqual([1, 'off', ['a', 'true']])
  })

  it('[M-043] is fetched once if the next screen wants it while it is loading', async () => {
    const { asked, answer, goTo } = await showProducts('/mot')
    await goTo('/hai')
    await answer(E.right([aProduct('a')]))
    expect([asked.length, flag(), shown()]).toStrictEqual([1, 'off', ['a', 'true']])
  })
})

describe('a product list that fails to load', () => {
  it('[M-116, M-133] is logged once, leaves an empty list and clears the flag', async () => {
    const { answer, logged } = await showProducts('/mot')
    await answer(E.left(unreachable))
    expect(logged).toStrictEqual([['products', unreachable]])
    expect([flag(), shown()]).toStrictEqual(['off', ['', 'true']])
  })

  it('[M-133] is asked for again by the next screen that shows it', async () => {
    const { asked, answer, goTo } = await showProducts('/mot')
    await answer(E.left(unreachable))
    await goTo('/hai')
    expect([asked.length, flag()]).toStrictEqual([2, 'on'])
    await answer(E.right([aProduct('a')]))
    expect([flag(), shown()]).toStrictEqual(['off', ['a', 'true']])
  })
})

describe('products embedded in the page', () => {
  const showFirst = async (areRequestedAgain: boolean) => {
    const { port, asked, answer } = answeredLater<'products', Answer>()
    const responses = { ...NO_EMBEDDED_RESPONSES, areRequestedAgain, find: () => O.some('a') }
    renderView(
      <EmbeddedResponsesProvider value={responses}>
        <ProductsStore>
          <First />
        </ProductsStore>
      </EmbeddedResponsesProvider>,
      { ports: { loadProducts: port('products'), logFailure: () => () => {} } },
    )
    await soon()
    return { asked, answer: (found: Answer) => answer('products', found) }
  }
  const first = () => document.querySelector('p')?.textContent
  const isFailed = () => document.querySelector('p')?.dataset.failed

  it('[M-043] are shown without a request', async () => {
    const { asked } = await showFirst(false)
    expect([asked.length, first()]).toStrictEqual([0, 'a'])
  })

  it('[M-043] are shown while a hash route requests them, and are replaced by the response', async () => {
    const { asked, answer } = await showFirst(true)
    expect([asked.length, first()]).toStrictEqual([1, 'a'])
    await answer(E.right([aProduct('b')]))
    expect(first()).toBe('b')
  })

  it('[M-133] stay if the request of a hash route fails, and only then the screen is told', async () => {
    const { answer } = await showFirst(true)
    expect(isFailed()).toBe('false')
    await answer(E.left(unreachable))
    expect([first(), isFailed()]).toStrictEqual(['a', 'true'])
  })

  it('[M-043, M-133] give way to an empty list that was loaded', async () => {
    const { answer } = await showFirst(true)
    await answer(E.right([]))
    expect([first(), isFailed()]).toStrictEqual(['none', 'false'])
  })
})
