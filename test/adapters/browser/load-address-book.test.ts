import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { loadAddressBook, loadNewUnits, loadPlaces } from '../../../src/adapters/browser/load-address-book'
import { AddressBook } from '../../../src/domain/address/address-book'
import { NewUnits } from '../../../src/domain/address/new-units'

describe('a file', () => {
  it.each([
    { codec: AddressBook, data: {} },
    { codec: AddressBook, data: null },
    { codec: AddressBook, data: 'a page of the proxy' },
    { codec: NewUnits, data: {} },
  ])(
    '[M-082, M-112] that is no book of places counts as a failure: $codec.name of $data',
    async ({ codec, data }) => {
      expect(await loadPlaces<unknown>(async () => ({ default: data }), codec)()).toStrictEqual(
        E.left({ tag: 'unreadable', reason: 'the places make no sense' }),
      )
    },
  )

  it('[M-082, M-112] that does not come is a failure', async () => {
    const lost = () => Promise.reject(new Error('offline'))
    expect(await loadPlaces(lost, AddressBook)()).toStrictEqual(
      E.left({ tag: 'unreachable', reason: 'Error: offline' }),
    )
  })

  it('[M-111, A-26] of the site is read', async () => {
    expect(E.isRight(await loadAddressBook())).toBe(true)
    expect(E.isRight(await loadNewUnits())).toBe(true)
  })
})
