import { screen } from '@testing-library/react'
import * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { Link, useSearch } from 'wouter'
import type { LoadFailure } from '../../../src/ports/load-failure'
import { useLoading } from '../../../src/ui/machines/use-loading'
import { answeredLater, soon } from '../../support/answered-later'
import { renderView } from '../../support/render-view'

const refused: LoadFailure = { tag: 'refused', status: 503 }

type Load = (wanted: string) => TE.TaskEither<LoadFailure, string>

/** Shows what its address wants. */
const Things = ({ load }: { readonly load: Load }) => {
  const { found, status } = useLoading({ what: 'things', load, wanted: useSearch(), nothing: 'nothing' })
  return <output>{`${status}: ${found}`}</output>
}

const draw = async () => {
  const { port, asked, answer } = answeredLater<string, E.Either<LoadFailure, string>>()
  const logged: Array<[string, LoadFailure]> = []
  const { visitor } = renderView(
    <>
      <Things load={port} />
      <Link href="/?b">b</Link>
    </>,
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
  const wantB = async () => {
    await visitor.click(screen.getByRole('link', { name: 'b' }))
    await soon()
  }
  return { asked, logged, answer, wantB }
}
const shown = () => screen.getByRole('status').textContent

describe('what a screen loads', () => {
  it('[M-059][M-133] is nothing until it is there', async () => {
    const { asked, answer } = await draw()
    expect([asked, shown()]).toStrictEqual([['a'], 'loading: nothing'])
    await answer('a', E.right('A'))
    expect([asked, shown()]).toStrictEqual([['a'], 'loaded: A'])
  })

  it('[M-133] is nothing where it cannot be had, which is logged once', async () => {
    const { answer, logged } = await draw()
    await answer('a', E.left(refused))
    expect(shown()).toBe('failed: nothing')
    expect(logged).toStrictEqual([['things', refused]])
  })
})

describe('an address that wants something else', () => {
  it('[M-059] keeps what there was until the new is there', async () => {
    const { asked, answer, wantB } = await draw()
    await answer('a', E.right('A'))
    await wantB()
    expect([asked, shown()]).toStrictEqual([['a', 'b'], 'loading: A'])
    await answer('b', E.right('B'))
    expect(shown()).toBe('loaded: B')
  })

  it('[M-059] drops an answer that comes too late', async () => {
    const { answer, wantB } = await draw()
    await wantB()
    await answer('b', E.right('B'))
    await answer('a', E.right('A'))
    expect(shown()).toBe('loaded: B')
  })

  it('[M-133] forgets what there was where the new cannot be had', async () => {
    const { answer, wantB } = await draw()
    await answer('a', E.right('A'))
    await wantB()
    await answer('b', E.left(refused))
    expect(shown()).toBe('failed: nothing')
  })

  it('[M-133] tries again after a failure', async () => {
    const { answer, wantB } = await draw()
    await answer('a', E.left(refused))
    await wantB()
    expect(shown()).toBe('loading: nothing')
    await answer('b', E.right('B'))
    expect(shown()).toBe('loaded: B')
  })
})
