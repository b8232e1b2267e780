import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as TE from 'fp-ts/TaskEither'
import type { BaseLocationHook } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import type { Product } from '../../../src/domain/catalogue/product'
import type { ArticleSummary } from '../../../src/domain/news/article'
import type { Video } from '../../../src/domain/video/video'
import { App } from '../../../src/ui/app/app'
import type { UiPorts } from '../../../src/ui/context/ui-ports'
import { aSite } from '../fixtures/a-site'
import { aWholeArticle } from '../fixtures/an-article-page'
import { smallAddressBook } from '../fixtures/small-address-book'
import { smallNewUnits } from '../fixtures/small-new-units'
import { mustNotBeCalled } from '../must-not-be-called'

type Contents = {
  readonly products?: ReadonlyArray<Product>
  readonly articles?: ReadonlyArray<ArticleSummary>
  readonly videos?: ReadonlyArray<Video>
  readonly ports?: Partial<UiPorts>
  /** As the program draws it: effects run twice in development. */
  readonly onReady?: () => void
}

const portsWith = ({ products = [], articles = [], videos = [], ports }: Contents): UiPorts => ({
  claimPopup: () => false,
  findVideoMinutes: () => TE.right(0),
  loadAddressBook: TE.right(smallAddressBook),
  loadNewUnits: TE.right(smallNewUnits),
  loadArticle: (id) => TE.right(aWholeArticle(id)),
  loadArticles: () => TE.right({ articles, total: articles.length }),
  loadProducts: TE.right(products),
  loadVideos: TE.right(videos),
  logFailure: mustNotBeCalled('logFailure'),
  newAttempt: () => ({ key: 'key-1', at: 1_000 }),
  now: () => 1_000,
  readDeviceType: () => 'WEB',
  readIsOnline: () => true,
  readNavigationKind: () => 'navigate',
  submitMembership: mustNotBeCalled('submitMembership'),
  submitOrder: mustNotBeCalled('submitOrder'),
  ...ports,
})

/** Draws the whole site at a route, with what it is to show; returns the visitor and the routes taken. */
export const renderApp = (route: string, contents: Contents = {}) => {
  const { hook, searchHook, history, navigate } = memoryLocation({ path: route, record: true })
  const locationHook: BaseLocationHook = Object.assign(
    (...given: Parameters<typeof hook>) => hook(...given),
    {
      searchHook,
    },
  )
  const drawn = render(
    <App
      context={{ site: aSite, recipient: null, ports: portsWith(contents) }}
      locationHook={locationHook}
      {...(contents.onReady === undefined ? {} : { onReady: contents.onReady })}
    />,
    { reactStrictMode: contents.onReady !== undefined },
  )
  return { ...drawn, history, navigate, visitor: userEvent.setup() }
}
