import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { emptyAddressBook } from '../../../src/domain/address/address-book'
import { addressBookMachine } from '../../../src/domain/flows/address-book.machine'
import { acceptedEvents } from '../../support/accepted-events'
import { actorDone, actorFails, follow, startFlow } from '../../support/flow'
import { smallAddressBook } from '../../support/small-address-book'

const arrives = actorDone('loadAddressBook', E.right(smallAddressBook))
const retry = { type: 'addressBook.retry' } as const

const loading = startFlow(addressBookMachine)
const ready = follow(loading, arrives)
const missing = follow(loading, actorFails('loadAddressBook'))

describe('the places of the order dialog', () => {
  const failures = [
    { why: 'failed', answer: actorDone('loadAddressBook', E.left('unreachable')) },
    { why: 'broke', answer: actorFails('loadAddressBook') },
  ]

  it('[M-082] are asked for at once, and none is known until they are there', () => {
    expect(loading.snapshot.value).toBe('loading')
    expect(loading.snapshot.context).toStrictEqual({ book: emptyAddressBook })
    expect(loading.effects).toStrictEqual([{ start: 'loadAddressBook', input: undefined }])
  })

  it('[M-082] are there once loaded', () => {
    expect(ready.snapshot.value).toBe('ready')
    expect(ready.snapshot.context).toStrictEqual({ book: smallAddressBook })
    expect(ready.effects).toStrictEqual([])
  })

  it.each(failures)('[M-082] are missing where loading $why', ({ answer }) => {
    const without = follow(loading, answer)
    expect(without.snapshot.value).toBe('missing')
    expect(without.snapshot.context).toStrictEqual({ book: emptyAddressBook })
    expect(without.effects).toStrictEqual([])
  })

  it.each(failures)('[M-082] are asked for again after loading $why', ({ answer }) => {
    const again = follow(loading, answer, retry)
    expect(again.snapshot.value).toBe('loading')
    expect(again.effects).toStrictEqual([{ start: 'loadAddressBook', input: undefined }])
    expect(follow(again, arrives).snapshot.context).toStrictEqual({ book: smallAddressBook })
  })

  it.each([
    { state: 'loading', flow: loading, accepted: [] },
    { state: 'missing', flow: missing, accepted: ['addressBook.retry'] },
    { state: 'ready', flow: ready, accepted: [] },
  ])('[M-082] are asked for again by hand only where missing: $state', ({ flow, accepted }) => {
    expect(acceptedEvents(flow, { 'addressBook.retry': retry })).toStrictEqual(accepted)
  })
})
