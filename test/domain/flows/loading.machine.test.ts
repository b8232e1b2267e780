import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { loadingMachine } from '../../../src/domain/flows/loading.machine'
import { acceptedEvents } from '../../support/flows/accepted-events'
import { actorDone, actorFails, follow, startFlow } from '../../support/flows/flow'

const nothing = { articles: [] }
const found = { articles: ['a1'] }
const foundLater = { articles: ['b1'] }
const wantNext = { type: 'content.want', wanted: 'page 2' } as const

const loading = startFlow(loadingMachine, { wanted: 'page 1', empty: nothing })
const loaded = follow(loading, actorDone('load', E.right(found)))
const failures = [
  { why: 'the service failed', failed: follow(loading, actorDone('load', E.left('unreachable'))) },
  { why: 'the loading broke', failed: follow(loading, actorFails('load')) },
]

const tags = { on: new Set(['loading']), off: new Set() }

describe('what a screen shows', () => {
  it('[M-133] is nothing while it is loading', () => {
    expect(loading.snapshot).toMatchObject({ value: 'loading', tags: tags.on })
    expect(loading.snapshot.context).toStrictEqual({ wanted: 'page 1', empty: nothing, found: nothing })
    expect(loading.effects).toStrictEqual([{ start: 'load', input: 'page 1' }])
  })

  it('[M-133] is what was loaded', () => {
    expect(loaded.snapshot).toMatchObject({ value: 'loaded', tags: tags.off })
    expect(loaded.snapshot.context).toStrictEqual({ wanted: 'page 1', empty: nothing, found })
    expect(loaded.effects).toStrictEqual([])
  })

  it.each(failures)('[M-133] is nothing when $why', ({ failed }) => {
    expect(failed.snapshot).toMatchObject({ value: 'failed', tags: tags.off })
    expect(failed.snapshot.context).toStrictEqual({ wanted: 'page 1', empty: nothing, found: nothing })
    expect(failed.effects).toStrictEqual([])
  })
})

describe('what a screen shows when something else is requested', () => {
  it('[M-133] stays until the next content is loaded', () => {
    const next = follow(loaded, wantNext)
    expect(next.snapshot).toMatchObject({ value: 'loading', tags: tags.on })
    expect(next.snapshot.context).toStrictEqual({ wanted: 'page 2', empty: nothing, found })
    expect(next.effects).toStrictEqual([{ start: 'load', input: 'page 2' }])
    expect(follow(next, actorDone('load', E.right(foundLater))).snapshot.context).toStrictEqual({
      wanted: 'page 2',
      empty: nothing,
      found: foundLater,
    })
  })

  it('[M-133] cancels the running load', () => {
    const next = follow(loading, wantNext)
    expect(next.snapshot.value).toBe('loading')
    expect(next.effects).toStrictEqual([{ stop: 'load' }, { start: 'load', input: 'page 2' }])
    expect(follow(next, actorDone('load', E.right(foundLater))).snapshot.context).toStrictEqual({
      wanted: 'page 2',
      empty: nothing,
      found: foundLater,
    })
  })

  it.each([
    { why: 'failed', answer: actorDone('load', E.left('unreachable')) },
    { why: 'broke', answer: actorFails('load') },
  ])('[M-133] is removed if the next $why', ({ answer }) => {
    const failed = follow(loaded, wantNext, answer)
    expect(failed.snapshot.value).toBe('failed')
    expect(failed.snapshot.context).toStrictEqual({ wanted: 'page 2', empty: nothing, found: nothing })
  })

  it.each(failures)('[M-133] is loaded after $why', ({ failed }) => {
    const next = follow(failed, wantNext)
    expect(next.snapshot.value).toBe('loading')
    expect(next.effects).toStrictEqual([{ start: 'load', input: 'page 2' }])
  })

  it.each([loading, loaded, ...failures.map(({ failed }) => failed)])(
    '[M-133] may be wanted while $snapshot.value',
    (flow) => {
      expect(acceptedEvents(flow, { 'content.want': wantNext })).toStrictEqual(['content.want'])
    },
  )
})
