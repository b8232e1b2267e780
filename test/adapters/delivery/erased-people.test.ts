import { describe, expect, it } from 'vitest'
import { readStatus } from '../../../src/domain/ledger/staff/read-status'
import { decoded } from '../../support/decoded'
import { deliveryBench } from '../../support/delivery/delivery-bench'
import { figure } from '../../support/faults/figure'
import { scaled } from '../../support/faults/scale'
import { memberPhoneOf, phoneOf } from '../../support/fixtures/people'
import { anArrivedMembership, anArrivedOrder } from '../../support/ledger/arrived'
import { bytesOf } from '../../support/ledger/bytes-of'
import { staffLedgerIn } from '../../support/ledger/open-test-ledger'
import { until } from '../../support/until'

const WAVES = scaled(4, 60)
const WAVE_PEOPLE = 6
const PEOPLE = WAVES * WAVE_PEOPLE

type Bench = Awaited<ReturnType<typeof deliveryBench>>

const isInSheet = (bench: Bench, n: number) => bench.orders().some((row) => row[2] === phoneOf(n))

/** What the calls of a wave meet, and when half of its people are erased. */
const KINDS: ReadonlyArray<{
  readonly strike: (bench: Bench) => void
  readonly isTime: (bench: Bench, people: ReadonlyArray<number>) => boolean
}> = [
  {
    strike: () => undefined,
    isTime: (bench, people) => people.some((n) => isInSheet(bench, n)),
  },
  {
    strike: ({ service }) => {
      service.fail('append', 'lost', 'lost')
      service.fail('marker', { status: 503 })
    },
    isTime: (bench, people) => people.some((n) => isInSheet(bench, n)),
  },
  {
    strike: ({ service }) => service.fail('append', 'late', 'late'),
    isTime: ({ service }) => service.callsUnderWay() > 0,
  },
]

describe('people who are erased while their rows are stored, being sent, lost or in the sheet', () => {
  it('[P-004] leave no byte in database, WAL, outbox or sheet, and everybody else stays, once', {
    timeout: scaled(300_000, 600_000),
  }, async () => {
    const bench = await deliveryBench()
    const eraseByPhone = staffLedgerIn(bench.dataDir).eraseByPhone
    const { read } = staffLedgerIn(bench.dataDir)
    const keep = async (n: number) => {
      decoded(await bench.ledger().keepRegistration(anArrivedOrder(n))())
      decoded(await bench.ledger().keepRegistration(anArrivedMembership(n, {}, `Trần Mẫu ${n}`))())
    }
    const isErased = (n: number) => n % 2 === 0
    const wave = (number: number) => Array.from({ length: WAVE_PEOPLE }, (_, n) => number * WAVE_PEOPLE + n)
    let erasedFromSheet = 0
    await bench.start()
    for (let number = 0; number < WAVES; number += 1) {
      const people = wave(number)
      const { strike, isTime } = KINDS[number % KINDS.length] ?? expect.fail()
      bench.service.arriveLate()
      strike(bench)
      for (const n of people) await keep(n)
      await until(() => isTime(bench, people))
      erasedFromSheet += people.filter(isErased).filter((n) => isInSheet(bench, n)).length
      for (const n of people.filter(isErased))
        for (const phone of [phoneOf(n), memberPhoneOf(n)]) decoded(await eraseByPhone(phone, 'none')())
    }
    await bench.drained()
    await until(async () => decoded(await read(readStatus)()).queuedRemovals === 0)
    bench.service.arriveLate()
    const everybody = Array.from({ length: PEOPLE }, (_, n) => n)
    const erased = everybody.filter(isErased)
    const stay = everybody.filter((n) => !isErased(n))
    const places = [bytesOf(bench.dataDir), Buffer.from(JSON.stringify([bench.orders(), bench.members()]))]
    const left = erased.flatMap((n) =>
      [phoneOf(n), memberPhoneOf(n), `Nguyễn Mẫu ${n}"`, `Trần Mẫu ${n}"`].filter((trace) =>
        places.some((bytes) => bytes.includes(trace)),
      ),
    )
    figure('12 people erased', erased.length, `= ${PEOPLE / 2}`)
    figure('12 of them from the sheet', erasedFromSheet, '> 0')
    figure('12 traces of them left', left.length, '= 0')
    expect(erasedFromSheet).toBeGreaterThan(0)
    expect(left).toStrictEqual([])
    expect(
      bench
        .orders()
        .map((row) => row[2])
        .toSorted(),
    ).toStrictEqual(stay.map(phoneOf))
    expect(
      bench
        .members()
        .map((row) => row[2])
        .toSorted(),
    ).toStrictEqual(stay.map(memberPhoneOf))
  })
})
