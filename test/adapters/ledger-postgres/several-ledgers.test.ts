import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import { allOf } from '../../support/all-of'
import { decoded } from '../../support/decoded'
import { anArrivedOrder, withKey } from '../../support/ledger/arrived'
import { createTestDatabase } from '../../support/postgres/create-test-database'
import { openTestPostgres } from '../../support/postgres/open-test-postgres'

const openTwo = async () => {
  const url = await createTestDatabase()
  return [await openTestPostgres(url), await openTestPostgres(url)] as const
}

const keyed = (key: string, bodyHash?: string, n = 1) => anArrivedOrder(n, withKey(key, bodyHash))

describe('two processes on one database', () => {
  it('[P-007] that get one key at once, over and over, make one row and give one answer', async () => {
    const [one, other] = await openTwo()
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => (n % 2 === 0 ? one : other).keepRegistration(keyed('k', 'h'))()),
    )
    const [row] = await allOf(one.readRegistrations('orders'))
    expect(await allOf(other.readRegistrations('orders'))).toHaveLength(1)
    expect(answers).toMatchObject(Array(100).fill(E.right({ id: row?.id, isQuarantined: false })))
    expect(answers.filter((answer) => E.isRight(answer) && !answer.right.isRepeated)).toHaveLength(1)
  })

  it('[P-007] that get the same keys in opposite order make one row of each', async () => {
    const [one, other] = await openTwo()
    const keys = Array.from({ length: 200 }, (_, n) => n)
    const keepAll = ({ keepRegistration }: typeof one, ns: ReadonlyArray<number>) =>
      Promise.all(ns.map((n) => keepRegistration(keyed(`k${n}`, 'h', n))()))
    const [forwards, backwards] = await Promise.all([keepAll(one, keys), keepAll(other, keys.toReversed())])
    const ids = (answers: typeof forwards) => answers.map((answer) => decoded(answer).id)
    expect(ids(forwards)).toStrictEqual(ids(backwards.toReversed()))
    const rows = await allOf(one.readRegistrations('orders'))
    expect(rows.map(({ content }) => Number(content.phone.slice(2))).toSorted((a, b) => a - b)).toStrictEqual(
      keys,
    )
  })

  it('[P-007] refuse each other’s key with another body, and find each other’s rows', async () => {
    const [one, other] = await openTwo()
    await one.keepRegistration(keyed('k', 'h'))()
    expect(await other.keepRegistration(keyed('k', 'other'))()).toStrictEqual(E.left({ tag: 'keyReused' }))
    expect(await other.keepRegistration(keyed('k', 'h'))()).toStrictEqual(
      E.right({ id: 1, isQuarantined: false, isRepeated: true }),
    )
    expect(await other.findKept('orders', { key: 'k', bodyHash: 'h' })()).toStrictEqual(
      E.right(O.some({ id: 1, isQuarantined: false, isRepeated: true })),
    )
  })

  it('[P-007] keep one of two bodies that come under one key at once, and refuse the other', async () => {
    const [one, other] = await openTwo()
    const answers = await Promise.all([
      one.keepRegistration(keyed('k', 'h', 1))(),
      other.keepRegistration(keyed('k', 'other', 2))(),
    ])
    expect(answers.filter(E.isRight)).toHaveLength(1)
    expect(answers.filter(E.isLeft)).toStrictEqual([E.left({ tag: 'keyReused' })])
    expect(await allOf(one.readRegistrations('orders'))).toHaveLength(1)
  })

  it('[P-007] still know a key after both were closed', async () => {
    const url = await createTestDatabase()
    const first = await openTestPostgres(url)
    await first.keepRegistration(keyed('k', 'h'))()
    await first.close()
    const { keepRegistration } = await openTestPostgres(url)
    expect(await keepRegistration(keyed('k', 'h'))()).toStrictEqual(
      E.right({ id: 1, isQuarantined: false, isRepeated: true }),
    )
  })
})

describe('a ledger that is closed while registrations wait', () => {
  it('[P-007] keeps them first', async () => {
    const url = await createTestDatabase()
    const { keepRegistration, close } = await openTestPostgres(url)
    const waiting = [1, 2, 3].map((n) => keepRegistration(keyed(`k${n}`, 'h', n))())
    await close()
    expect((await Promise.all(waiting)).every(E.isRight)).toBe(true)
    const { readRegistrations } = await openTestPostgres(url)
    expect(await allOf(readRegistrations('orders'))).toHaveLength(3)
  })
})
