import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { SQL } from '../../../src/adapters/sql/sql'
import { previewRetention } from '../../../src/adapters/staff/preview-retention'
import { readSearch } from '../../../src/domain/desk/desk-search'
import { HANDLING_STATES, type HandlingState } from '../../../src/domain/handling/handling'
import { contractEnd } from '../../../src/domain/ledger/erase/contract-terms'
import { allContracts } from '../../../src/domain/ledger/erase/contracts'
import { confirmClock } from '../../../src/domain/ledger/retain/retention-clock'
import { run, type Script } from '../../../src/domain/ledger/script'
import { callList, countStates, foundBy, othersOf } from '../../../src/domain/ledger/staff/desk-index'
import { readHistory } from '../../../src/domain/ledger/staff/history'
import { readStatus } from '../../../src/domain/ledger/staff/read-status'
import { withSteps } from '../../../src/domain/ledger/staff/with-steps'
import {
  CONTRACT_STATEMENTS,
  CONTRACTS_AT_ONCE,
} from '../../../src/domain/ledger/statements/contract-statements'
import { referenceOf } from '../../../src/domain/registration/reference'
import { TARGETS } from '../../../src/domain/registration/registration'
import type { ContractRule } from '../../../src/domain/site/contract-rule'
import { allOf } from '../../support/all-of'
import { decoded } from '../../support/decoded'
import { scaled } from '../../support/faults/scale'
import { phoneNumber, phoneOf } from '../../support/fixtures/people'
import { ARRIVED_AT, anArrivedMembership, anArrivedOrder } from '../../support/ledger/arrived'
import { NOTE, PRICES, stepTo } from '../../support/ledger/contracts'
import { DAY_MS, passDays } from '../../support/ledger/retention-days'
import { TEST_STORES, type TestStore } from '../../support/ledger/test-stores'

const KEY = { key: 'k', bodyHash: 'h' }
const END = contractEnd(ARRIVED_AT, 3)
const KEPT = {
  id: 1,
  at: ARRIVED_AT,
  confirmedAt: ARRIVED_AT,
  until: END,
  phone: phoneOf(1),
  reference: referenceOf('k'),
  name: 'Nguyễn Mẫu 1',
  province: 'Hà Tĩnh',
  district: 'Thị xã Kỳ Anh',
  products: [
    { title: 'Hàu biển', price: PRICES[0] },
    { title: 'Sâm cau, loại lớn', price: PRICES[1] },
  ],
}

const step = ({ desk, clock }: TestStore, id: number, ...states: ReadonlyArray<HandlingState>) =>
  stepTo(desk, { id, at: clock.now() }, ...states)

/** A ledger with an order that went through these states; a desk without any does not know it. */
const withOrder = async (open: () => Promise<TestStore>, ...states: ReadonlyArray<HandlingState>) => {
  const store = await open()
  const order = anArrivedOrder(1, { idempotency: KEY, offersVersion: '2026-11' })
  decoded(await store.keepRegistration(order)())
  if (states.length > 0) await step(store, 1, ...states)
  return store
}

const erase = async ({ eraseByPhone }: TestStore, contract: ContractRule, n = 1) =>
  decoded(await eraseByPhone(phoneOf(n), contract)())
const keptIn = async ({ read }: TestStore) => decoded(await read(allContracts)())
const isHeld = async ({ readRegistrations }: TestStore) =>
  (await allOf(readRegistrations('orders'))).length > 0

/** Lets the clock pass to a time, which staff then confirm, and the ledger erase what is over. */
const passTo = async ({ clock, change, eraseExpired }: TestStore, at: number): Promise<void> => {
  clock.pass(at - clock.now())
  decoded(await change(confirmClock)())
  decoded(await eraseExpired({ days: null, isDelivering: false, contract: 3 })())
}

describe.each(TEST_STORES)('what the law asks to keep of an order $name', ({ open }) => {
  it.each([
    ['confirmed'],
    ['confirmed', 'sent'],
    ['confirmed', 'sent', 'done'],
    ['callLater', 'confirmed', 'confirmed'],
  ] as const)(
    '[P-021, P-004] is its contract once staff made it %s %s %s, without notes and consent',
    async (...states) => {
      const store = await withOrder(open, ...states)
      expect(await erase(store, 3)).toStrictEqual({
        registrations: 1,
        quarantined: 0,
        toRemoveFrom: [],
        contracts: [KEPT],
        dropped: 0,
      })
      expect(await isHeld(store)).toBe(false)
      expect(await keptIn(store)).toStrictEqual([KEPT])
      expect(decoded(await store.read(() => run('contractsOf', { phone: phoneOf(1) }))())).toStrictEqual([
        KEPT,
      ])
      expect(decoded(await store.read(() => run('contractsOf', { phone: phoneOf(2) }))())).toStrictEqual([])
      expect(JSON.stringify(await keptIn(store))).not.toMatch(new RegExp(`${NOTE}|2026-11`))
    },
  )

  it.each([
    [],
    ['unanswered'],
    ['callLater'],
    ['wrongNumber'],
    ['cancelled'],
    ['confirmed', 'cancelled'],
    ['confirmed', 'callLater'],
  ] as const)('[P-021, P-004] is nothing of an order that staff marked %s %s', async (...states) => {
    const store = await withOrder(open, ...states)
    expect(await erase(store, 3)).toMatchObject({ registrations: 1, contracts: [] })
    expect(await keptIn(store)).toStrictEqual([])
  })

  it('[P-021, P-004] is nothing under no rule, of a membership, and of a registration with a filled honeypot', async () => {
    const store = await withOrder(open, 'confirmed')
    decoded(await store.keepRegistration(anArrivedMembership(2))())
    decoded(await store.keepRegistration(anArrivedOrder(3, { isQuarantined: true }))())
    await step(store, 2, 'confirmed')
    expect((await erase(store, 'none')).registrations).toBe(1)
    expect(decoded(await store.eraseByPhone(phoneNumber('0800000002'), 3)()).registrations).toBe(1)
    expect((await erase(store, 3, 3)).quarantined).toBe(1)
    expect(await keptIn(store)).toStrictEqual([])
  })

  it('[P-021, P-013] is kept in the same way when the person is erased by age', async () => {
    const store = await withOrder(open, 'confirmed')
    expect(await passDays(store, 31, { days: 30, isDelivering: false, contract: 3 })).toStrictEqual([
      ...Array(30).fill(0),
      1,
    ])
    expect(await isHeld(store)).toBe(false)
    expect(await keptIn(store)).toStrictEqual([KEPT])
  })

  it('[P-021, P-013] is erased at its end and not a millisecond before, by a clock that is trusted', async () => {
    const store = await withOrder(open, 'confirmed')
    await erase(store, 3)
    await passTo(store, END - 1)
    expect(await keptIn(store)).toStrictEqual([KEPT])
    store.clock.pass(2 * DAY_MS)
    const rule = { days: null, isDelivering: false, contract: 3 } as const
    expect(await store.eraseExpired(rule)()).toMatchObject({ right: { tag: 'clockJumped' } })
    expect(await keptIn(store)).toStrictEqual([KEPT])
    store.clock.pass(-2 * DAY_MS)
    await passTo(store, END)
    expect(await keptIn(store)).toStrictEqual([])
  })

  it('[P-021] is erased at its end however many end together', async () => {
    const store = await open()
    const count = 2 * CONTRACTS_AT_ONCE + 1
    const contract = { at: 1, confirmedAt: 1, phone: phoneOf(1), record: '{}' }
    decoded(
      await store.desk.change(function* () {
        for (let id = 1; id <= count; id += 1) yield* run('insertContract', { ...contract, id, until: END })
        yield* run('insertContract', {
          ...contract,
          id: count + 1,
          until: END + 1,
          record: JSON.stringify({ reference: '', name: '', province: '', district: '', products: [] }),
        })
      })(),
    )
    await passTo(store, END)
    expect((await keptIn(store)).map(({ id }) => id)).toStrictEqual([count + 1])
  })

  it('[P-021, P-004] stays with its end under another rule, and goes with the next erasure under none', async () => {
    const store = await withOrder(open, 'confirmed')
    await erase(store, 3)
    const again = { registrations: 0, quarantined: 0, toRemoveFrom: [] }
    expect(await erase(store, 1)).toStrictEqual({ ...again, contracts: [KEPT], dropped: 0 })
    expect(await erase(store, 'none')).toStrictEqual({ ...again, contracts: [], dropped: 1 })
    expect(await keptIn(store)).toStrictEqual([])
    const lines = store.notebook.noted.map((line) => ('retained' in line ? line.retained : null))
    expect(lines).toStrictEqual([[{ id: 1, at: ARRIVED_AT, confirmedAt: ARRIVED_AT, until: END }], null])
  })

  it('[P-021, P-001] is another order if the same one is sent again, and both are kept in the end', async () => {
    const store = await withOrder(open, 'confirmed')
    await erase(store, 3)
    expect(
      await store.keepRegistration(anArrivedOrder(1, { idempotency: KEY, receivedAt: ARRIVED_AT + 5 }))(),
    ).toStrictEqual(E.right({ id: 2, isQuarantined: false, isRepeated: false }))
    await step(store, 2, 'confirmed', 'sent')
    expect((await erase(store, 1)).contracts).toMatchObject([
      { id: 1, until: END },
      { id: 2, at: ARRIVED_AT + 5, until: contractEnd(ARRIVED_AT, 1) },
    ])
  })
})

describe('the table of what is kept', () => {
  it('[P-021] is named by its own statements and by no other', () => {
    const naming = Object.entries(SQL).flatMap(([name, sql]) => (/\bcontract\b/.test(sql) ? [name] : []))
    expect(naming.filter((name) => !(name in CONTRACT_STATEMENTS))).toStrictEqual([])
    expect(naming).toContain('contractsOf')
  })
})

type Act =
  | { readonly do: 'keep'; readonly person: number; readonly key: number; readonly isMember: boolean }
  | { readonly do: 'step'; readonly id: number; readonly state: HandlingState }
  | { readonly do: 'erase'; readonly person: number }
  | { readonly do: 'age' | 'deliver' | 'year' }

const people = fc.integer({ min: 1, max: 3 })
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('keep' as const),
      person: people,
      key: fc.nat(3),
      isMember: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('step' as const),
      id: fc.integer({ min: 1, max: 4 }),
      state: fc.oneof(fc.constant('confirmed' as const), fc.constantFrom(...HANDLING_STATES)),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('erase' as const), person: people }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('age' as const, 'deliver' as const, 'year' as const) }),
  },
)

/** One number for orders and memberships, so that a person has both. */
const arrived = ({ person, key, isMember }: Extract<Act, { do: 'keep' }>, receivedAt: number) => {
  const given = { receivedAt, idempotency: { key: `key ${key}`, bodyHash: 'h' } }
  const order = anArrivedOrder(person, given)
  const member = anArrivedMembership(person, given)
  return isMember && member.target === 'members'
    ? { ...member, content: { ...member.content, phone: phoneOf(person) } }
    : order
}

const deliver = async ({ store }: TestStore) => {
  const done: Array<unknown> = []
  for (const target of TARGETS) {
    const work = decoded(await store.takeWork(target, 'a-book')())
    if (work.tag === 'batch') {
      await store.settleBatch(target, work.batch.id, { tag: 'delivered' })()
      done.push(work.batch.rows)
    } else if (work.tag === 'removals') {
      await store.settleRemovals(target, work.round, { tag: 'removed', isMarked: true })()
      done.push(work.round.removals.map(({ phoneHash: _, id: __, ...removal }) => removal))
    } else done.push(work.tag)
  }
  return done
}

/** What the act answers to whoever does it; `eraseByPhone` answers only to the operator who erases. */
const acted = async (ledger: TestStore, one: Act, contract: ContractRule): Promise<unknown> => {
  switch (one.do) {
    case 'keep':
      return ledger.keepRegistration(arrived(one, ledger.clock.now()))()
    case 'step':
      return step(ledger, one.id, one.state)
    case 'erase': {
      const { registrations, quarantined, toRemoveFrom } = await erase(ledger, contract, one.person)
      return { registrations, quarantined, toRemoveFrom }
    }
    case 'deliver':
      return deliver(ledger)
    case 'age':
      return passDays(ledger, 2, { days: 1, isDelivering: false, contract })
    case 'year':
      return passTo(ledger, ledger.clock.now() + 400 * DAY_MS)
  }
}

/** Everything that anybody but the command `kept` may read, without random ids and keyed hashes. */
const seen = async (ledger: TestStore): Promise<unknown> => {
  const of = async <A>(read: () => Promise<E.Either<unknown, A>>) => decoded(await read())
  const { desk } = ledger
  const entries = await of(ledger.read(() => readHistory({ since: 0, until: 9e15 }, null)))
  const pages = TARGETS.flatMap((target) => {
    const page = { target, from: 0, at: 9e15, id: 0 }
    return [
      of(ledger.read(() => run('workbookPage', { target, after: 0 }))),
      of(desk.read(() => run('handledPage', page))),
      ...HANDLING_STATES.map((state) => of(desk.read(() => run('handledPageOfState', { ...page, state })))),
      of(desk.read(() => countStates(target))),
      allOf(ledger.readRegistrations(target)),
    ]
  })
  const searches = [
    ...[1, 2, 3].map(phoneOf),
    'Nguyễn Mẫu',
    'Trần',
    ...[0, 1, 2, 3].map((n) => referenceOf(`key ${n}`)),
  ]
  const keys = [0, 1, 2, 3].map((n) => of(ledger.findKept('orders', { key: `key ${n}`, bodyHash: 'h' })))
  return {
    entries: entries.map(({ at, who, command, rows }) => [at, who, command, rows]),
    pages: await Promise.all(pages),
    found: await Promise.all(
      [1, 2, 3].map((n) => of(ledger.read(() => withSteps(run('foundByPhone', { phone: phoneOf(n) }))))),
    ),
    searched: await Promise.all(
      searches.map((typed) =>
        of(
          desk.read(function* () {
            const { rows: found } = yield* foundBy(readSearch(typed))
            const others: Array<unknown> = []
            for (const each of found) others.push(yield* othersOf(each))
            return [found, others]
          }),
        ),
      ),
    ),
    calls: await of(desk.read(() => callList(9e15))),
    one: await Promise.all([1, 2, 3, 4].map((id) => of(desk.read(() => run('handledOne', { id }))))),
    steps: await Promise.all([1, 2, 3, 4].map((id) => of(desk.read(() => run('stepsOf', { id }))))),
    quarantined: await of(ledger.read(() => run('quarantinePage', { after: 0 }))),
    status: await of(ledger.read(readStatus)),
    figures: await of(ledger.readFigures(true)),
    preview: await of(previewRetention(ledger.read, { days: 1, isDelivering: false })),
    keys: await Promise.all(keys),
  }
}

/** The same acts on a ledger that keeps contracts and on one that keeps nothing: whoever looks sees the same. */
const nobodySees = (
  open: () => Promise<TestStore>,
  weaken: (store: TestStore) => TestStore = (store) => store,
) =>
  fc.asyncProperty(
    fc.array(act, { minLength: 3, maxLength: 14 }),
    fc.constantFrom(1, 3),
    async (acts, years) => {
      const keeping = weaken(await open())
      const forgetting = await open()
      for (const one of acts) {
        expect(await acted(keeping, one, years)).toStrictEqual(await acted(forgetting, one, 'none'))
        expect(await seen(keeping)).toStrictEqual(await seen(forgetting))
      }
      expect(await keptIn(forgetting)).toStrictEqual([])
    },
  )

const RUNS: Readonly<Record<string, number>> = {
  'in memory': scaled(25, 2_000),
  'in a file': scaled(2, 100),
  'in PostgreSQL': scaled(2, 60),
}

describe.each(TEST_STORES)('what is kept for the law $name', ({ name, open }) => {
  it('[P-021] is seen by nobody else, whatever happens', async () => {
    await fc.assert(nobodySees(open), { numRuns: RUNS[name] ?? 1 })
  })
})

/** Finds contracts of the person beside registrations. */
function* findingContracts<A>(script: Script<A>): Script<A> {
  let next = script.next([])
  while (next.done !== true) {
    const call = next.value
    const rows = yield call
    const kept = call.name === 'foundByPhone' ? yield* run('contractsOf', call.params) : []
    next = script.next([...rows, ...kept.map((contract) => ({ ...contract, isQuarantined: true }))])
  }
  return next.value
}

describe('that nobody else sees what is kept', () => {
  const [memory] = TEST_STORES
  const open = () => memory?.open() ?? Promise.reject(new Error('no store in memory'))

  it.each<[string, (store: TestStore) => TestStore]>([
    [
      'the order stays where it was',
      (store) => ({
        ...store,
        eraseByPhone: (phone, rule) => async () => {
          const erased = await store.eraseByPhone(phone, rule)()
          for (const { name } of E.isRight(erased) ? erased.right.contracts : [])
            await store.keepRegistration(anArrivedOrder(Number(name.at(-1))))()
          return erased
        },
      }),
    ],
    [
      'find looks there too',
      (store) => ({
        ...store,
        read: (script) => store.read((at) => findingContracts(script(at))),
      }),
    ],
    [
      'status counts it',
      (store) => ({
        ...store,
        read: (script) =>
          pipe(
            store.read(script),
            TE.chain((read) =>
              Object.is(script, readStatus)
                ? pipe(
                    store.read(allContracts),
                    TE.map(({ length }) => ({ ...read, pending: length })),
                  )
                : TE.right(read),
            ),
          ),
      }),
    ],
  ])('[P-021] is not proved if %s', async (_, weaken) => {
    expect((await fc.check(nobodySees(open, weaken), { numRuns: 300, endOnFailure: true })).failed).toBe(true)
  })
})
