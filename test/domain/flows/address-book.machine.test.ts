import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { emptyAddressBook } from '../../../src/domain/address/address-book'
import { noNewUnits } from '../../../src/domain/address/new-units'
import { addressBookMachine } from '../../../src/domain/flows/address-book.machine'
import { smallAddressBook } from '../../support/fixtures/small-address-book'
import { smallNewUnits } from '../../support/fixtures/small-new-units'
import { acceptedEvents } from '../../support/flows/accepted-events'
import { actorDone, actorFails, follow, startFlow } from '../../support/flows/flow'

const arrives = actorDone('loadAddressBook', E.right(smallAddressBook))
const newNamesArrive = actorDone('loadNewUnits', E.right(smallNewUnits))
const open = { type: 'placeBox.open' } as const

const loading = startFlow(addressBookMachine)
const ready = follow(loading, arrives)
const missing = follow(loading, actorFails('loadAddressBook'))

const asksForBook = { start: 'loadAddressBook', input: undefined }
const asksForNewNames = { start: 'loadNewUnits', input: undefined }

describe('the places of the order dialog', () => {
  const failures = [
    { why: 'failed', answer: actorDone('loadAddressBook', E.left('unreachable')) },
    { why: 'broke', answer: actorFails('loadAddressBook') },
  ]

  it('[M-082] are requested at once, and none is known until they are loaded', () => {
    expect(loading.snapshot.value).toStrictEqual({ book: 'loading', newUnits: 'unasked' })
    expect(loading.snapshot.context).toStrictEqual({ book: emptyAddressBook, newUnits: noNewUnits })
    expect(loading.effects).toStrictEqual([asksForBook])
  })

  it('[M-082] are known once loaded', () => {
    expect(ready.snapshot.value).toStrictEqual({ book: 'ready', newUnits: 'unasked' })
    expect(ready.snapshot.context).toStrictEqual({ book: smallAddressBook, newUnits: noNewUnits })
    expect(ready.effects).toStrictEqual([])
  })

  it.each(failures)('[M-082] are missing when loading $why', ({ answer }) => {
    const without = follow(loading, answer)
    expect(without.snapshot.value).toStrictEqual({ book: 'missing', newUnits: 'unasked' })
    expect(without.snapshot.context).toStrictEqual({ book: emptyAddressBook, newUnits: noNewUnits })
    expect(without.effects).toStrictEqual([])
  })

  it.each(failures)('[M-082] are requested again by the next opening after loading $why', ({ answer }) => {
    const again = follow(loading, answer, open)
    expect(again.snapshot.value).toStrictEqual({ book: 'loading', newUnits: 'loading' })
    expect(again.effects).toStrictEqual([asksForBook, asksForNewNames])
    expect(follow(again, arrives).snapshot.context.book).toStrictEqual(smallAddressBook)
  })
})

describe('the new names of the places', () => {
  const opened = follow(ready, open)

  it('[A-26] are requested when a box is opened, and known once loaded', () => {
    expect(opened.snapshot.value).toStrictEqual({ book: 'ready', newUnits: 'loading' })
    expect(opened.effects).toStrictEqual([asksForNewNames])
    const known = follow(opened, newNamesArrive)
    expect(known.snapshot.value).toStrictEqual({ book: 'ready', newUnits: 'ready' })
    expect(known.snapshot.context).toStrictEqual({ book: smallAddressBook, newUnits: smallNewUnits })
  })

  it.each([
    { why: 'failed', answer: actorDone('loadNewUnits', E.left('unreachable')) },
    { why: 'broke', answer: actorFails('loadNewUnits') },
  ])('[A-26] are requested again by the next opening after loading $why', ({ answer }) => {
    const without = follow(opened, answer)
    expect(without.snapshot.value).toStrictEqual({ book: 'ready', newUnits: 'unasked' })
    expect(without.snapshot.context.newUnits).toStrictEqual(noNewUnits)
    expect(follow(without, open).effects).toStrictEqual([asksForNewNames])
  })

  it.each([
    { state: 'not asked for', flow: ready, accepted: ['placeBox.open'] },
    { state: 'loading', flow: opened, accepted: [] },
    { state: 'there', flow: follow(opened, newNamesArrive), accepted: [] },
    { state: 'not asked for, without places', flow: missing, accepted: ['placeBox.open'] },
  ])('[M-082, A-26] are requested once: $state', ({ flow, accepted }) => {
    expect(acceptedEvents(flow, { 'placeBox.open': open })).toStrictEqual(accepted)
  })
})
