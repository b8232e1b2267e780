import { screen } from '@testing-library/react'
import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { Link, useSearch } from 'wouter'
import type { Article } from '../../../src/domain/news/article'
import type { LoadFailure } from '../../../src/ports/services'
import {
  type EmbeddedResponses,
  EmbeddedResponsesProvider,
  NO_EMBEDDED_RESPONSES,
} from '../../../src/ui/context/embedded-responses'
import { useLoading } from '../../../src/ui/machines/use-loading'
import { anArticle } from '../../support/fixtures/an-article'
import { answeredLater, soon } from '../../support/views/answered-later'
import { renderView } from '../../support/views/render-view'

const refused: LoadFailure = { tag: 'refused', status: 503 }

const article = (title: string): Article => ({ ...anArticle({ title }), news: [] })

type Load = (wanted: string) => TE.TaskEither<LoadFailure, Article>

/** Shows what its address wants. */
const Shown = ({ load }: { readonly load: Load }) => {
  const { found, status } = useLoading({ what: 'article', load, wanted: useSearch(), empty: null })
  return <output>{`${status}: ${found?.title ?? 'nothing'}`}</output>
}

const showLoading = async (responses: EmbeddedResponses = NO_EMBEDDED_RESPONSES) => {
  const { port, asked, answer } = answeredLater<string, E.Either<LoadFailure, Article>>()
  const logged: Array<[string, LoadFailure]> = []
  const { visitor } = renderView(
    <EmbeddedResponsesProvider value={responses}>
      <Shown load={port} />
      {['a', 'b'].map((wanted) => (
        <Link key={wanted} href={`/?${wanted}`}>
          {wanted}
        </Link>
      ))}
    </EmbeddedResponsesProvider>,
    {
      route: '/?a',
      ports: {
        logFailure: (what, failure) => () => {
          logged.push([what, failure])
        },
      },
    },
  )
  await soon()
  const want = async (wanted: string) => {
    await visitor.click(screen.getByRole('link', { name: wanted }))
    await soon()
  }
  return { asked, logged, answer, want, wantB: () => want('b') }
}
const shown = () => screen.getByRole('status').textContent

describe('what a screen loads', () => {
  it('[M-059, M-133] is nothing until it is loaded', async () => {
    const { asked, answer } = await showLoading()
    expect([asked, shown()]).toStrictEqual([['a'], 'loading: nothing'])
    await answer('a', E.right(article('A')))
    expect([asked, shown()]).toStrictEqual([['a'], 'loaded: A'])
  })

  it('[M-133] is nothing if it fails to load, which is logged once', async () => {
    const { answer, logged } = await showLoading()
    await answer('a', E.left(refused))
    expect(shown()).toBe('failed: nothing')
    expect(logged).toStrictEqual([['article', refused]])
  })
})

describe('an address with other content', () => {
  it('[M-059] keeps the former content until the new content is loaded', async () => {
    const { asked, answer, wantB } = await showLoading()
    await answer('a', E.right(article('A')))
    await wantB()
    expect([asked, shown()]).toStrictEqual([['a', 'b'], 'loading: A'])
    await answer('b', E.right(article('B')))
    expect(shown()).toBe('loaded: B')
  })

  it('[M-059] ignores a late response', async () => {
    const { answer, wantB } = await showLoading()
    await wantB()
    await answer('b', E.right(article('B')))
    await answer('a', E.right(article('A')))
    expect(shown()).toBe('loaded: B')
  })

  it('[M-133] removes the former content if the new content fails to load', async () => {
    const { answer, wantB } = await showLoading()
    await answer('a', E.right(article('A')))
    await wantB()
    await answer('b', E.left(refused))
    expect(shown()).toBe('failed: nothing')
  })

  it('[M-133] tries again after a failure', async () => {
    const { answer, wantB } = await showLoading()
    await answer('a', E.left(refused))
    await wantB()
    expect(shown()).toBe('loading: nothing')
    await answer('b', E.right(article('B')))
    expect(shown()).toBe('loaded: B')
  })
})

describe('content embedded in the page', () => {
  const embedded: EmbeddedResponses = {
    ...NO_EMBEDDED_RESPONSES,
    find: (question) => (question === 'article "a"' ? O.some(article('A')) : O.none),
  }

  it('[M-128] is shown without a request', async () => {
    const { asked } = await showLoading(embedded)
    expect([asked, shown()]).toStrictEqual([[], 'loaded: A'])
  })

  const requestedAgain: EmbeddedResponses = { ...embedded, areRequestedAgain: true }

  it('[M-128] is shown while a hash route requests it, and is replaced by the response', async () => {
    const { asked, answer } = await showLoading(requestedAgain)
    expect([asked, shown()]).toStrictEqual([['a'], 'loaded: A'])
    await answer('a', E.right(article('newer A')))
    expect(shown()).toBe('loaded: newer A')
  })

  it('[M-133] stays if the request of a hash route fails, and is there again after another address', async () => {
    const { answer, want } = await showLoading(requestedAgain)
    await answer('a', E.left(refused))
    expect(shown()).toBe('failed: A')
    await want('b')
    await answer('b', E.left(refused))
    expect(shown()).toBe('failed: nothing')
    await want('a')
    await answer('a', E.left(refused))
    expect(shown()).toBe('failed: A')
  })

  it('[M-059] is not used for another address', async () => {
    const { answer, want } = await showLoading(requestedAgain)
    await want('b')
    expect(shown()).toBe('loading: A')
    await answer('b', E.right(article('B')))
    await want('a')
    expect(shown()).toBe('loading: B')
  })
})
