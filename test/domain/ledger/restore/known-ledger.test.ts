import { describe, expect, it } from 'vitest'
import { checkRecord, replaceKnownHeads } from '../../../../src/domain/ledger/erase/append-to-record'
import { blindRemoval } from '../../../../src/domain/ledger/erase/new-removal'
import { queueRemovals } from '../../../../src/domain/ledger/erase/queue-removals'
import { knownSecrets, phoneHashSecret, secretKey } from '../../../../src/domain/ledger/phone-hash'
import {
  adoptLedger,
  NOTHING_KNOWN,
  readKnownLedger,
} from '../../../../src/domain/ledger/restore/known-ledger'
import type { StatementCall } from '../../../../src/domain/ledger/script'
import { appendHistory } from '../../../../src/domain/ledger/staff/history'
import { personName } from '../../../support/fixtures/people'
import { createMemoryStore } from '../../../support/memory/memory-store'
import { watched } from '../../../support/memory/watched'

const HEAD = { recordId: 'here', line: 3, hash: 'a hash' }
const USE = { who: 'an employee', command: 'find', phone: '0900000001' } as const

describe('what a ledger knows that has to outlive it', () => {
  it('[P-005] is the head of its record, its secret, whose rows are still to go, and its history', () => {
    const { run } = createMemoryStore()
    const secret = run(phoneHashSecret())
    run(replaceKnownHeads([HEAD]))
    run(queueRemovals(blindRemoval('orders', 'a hash', { at: 1, rowsUntil: null })))
    const entries = [3, 3, 2, -5].map((at) => ({ at, id: run(appendHistory(USE, at)) }))
    const known = run(readKnownLedger())
    expect(known).toMatchObject({ heads: [HEAD], secrets: [secret], queuedPhoneHashes: ['a hash'] })
    const inOrder = entries.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
    expect(known.history.map(({ at, id }) => ({ at, id }))).toStrictEqual(inOrder)
    expect(run(readKnownLedger())).toStrictEqual(known)
  })

  it('[P-005] is empty for an empty ledger', () => {
    const { run } = createMemoryStore()
    expect(run(readKnownLedger())).toStrictEqual(NOTHING_KNOWN)
    expect(NOTHING_KNOWN).toStrictEqual({
      heads: [],
      secrets: [],
      queuedPhoneHashes: [],
      history: [],
      contracts: [],
    })
  })

  it('[P-005] includes the history from its first entry on', () => {
    const { run } = createMemoryStore()
    const asked: Array<StatementCall> = []
    run(watched(readKnownLedger(), asked))
    expect(asked.findLast(({ name }) => name === 'historyPage')).toStrictEqual({
      name: 'historyPage',
      params: {
        since: Number.MIN_SAFE_INTEGER,
        until: Number.MAX_SAFE_INTEGER,
        at: Number.MIN_SAFE_INTEGER,
        id: '',
      },
    })
  })

  it('[P-021, P-005] is also what it keeps for the law, which is taken over once', () => {
    const { run } = createMemoryStore()
    const contract = {
      id: 1,
      at: 2,
      confirmedAt: 3,
      until: 4,
      phone: '0900000001',
      reference: 'R',
      name: personName('An'),
    }
    const kept = { ...contract, province: 'P', district: 'D', products: [{ title: 'T', price: null }] }
    const contracts = [kept, { ...kept, at: 5 }, { ...kept, id: -7 }]
    for (const _ of [1, 2]) run(adoptLedger({ ...NOTHING_KNOWN, contracts }))
    expect(run(readKnownLedger()).contracts).toStrictEqual([contracts[2], contracts[0], contracts[1]])
  })

  it('[P-005] is taken over by the ledger that replaces it: secrets once, under their keys, and the history', () => {
    const { run, rows } = createMemoryStore()
    const own = run(phoneHashSecret())
    const entry = { id: 'an entry', at: 5, who: 'an employee', command: 'find', phoneHash: null, rows: null }
    const other = { ...NOTHING_KNOWN, secrets: ['another secret', own, 'another secret'], history: [entry] }
    run(adoptLedger(other))
    run(adoptLedger(other))
    expect(run(knownSecrets())).toStrictEqual([own, 'another secret'])
    expect(rows('SELECT name, value FROM secret ORDER BY name')).toStrictEqual([
      ['phoneMark', own],
      [`phoneMark ${run(secretKey('another secret'))}`, 'another secret'],
    ])
    expect(run(readKnownLedger()).history).toEqual([entry])
    expect(run(phoneHashSecret())).toBe(own)
  })
})

describe('the secret of a ledger', () => {
  it('[M-127] has 256 bits at random', () => {
    const { run } = createMemoryStore()
    const asked: Array<StatementCall> = []
    run(watched(phoneHashSecret(), asked))
    expect(asked[0]).toStrictEqual({ name: 'newSecret', params: { bytes: 32 } })
    const keys = ['one', 'other'].map((secret) => run(secretKey(secret)))
    expect(keys).toStrictEqual([expect.stringMatching(/^[\w-]{22}$/), expect.stringMatching(/^[\w-]{22}$/)])
    expect(keys[0]).not.toBe(keys[1])
  })
})

describe('the head of the record that a ledger knows', () => {
  it('[P-004] is that of the lines that it appended, by its own secret', () => {
    const { run, rows } = createMemoryStore()
    const asked: Array<unknown> = []
    const append = (_: unknown, ledger: unknown) => {
      asked.push(ledger)
      return { line: 4, hash: 'next' }
    }
    run(replaceKnownHeads([HEAD]))
    run(checkRecord({ recordId: 'here', append }))
    const key = run(secretKey(run(phoneHashSecret())))
    expect(asked).toEqual([{ key, known: [HEAD] }])
    expect(rows('SELECT * FROM record_head')).toStrictEqual([['here', 4, 'next']])
  })

  it('[P-004] is none while the record has no lines', () => {
    const { run, rows } = createMemoryStore()
    run(checkRecord({ recordId: 'here', append: () => ({ line: 0, hash: '' }) }))
    expect(rows('SELECT * FROM record_head')).toStrictEqual([])
  })

  it('[P-005] is replaced by those that it is given', () => {
    const { run, rows } = createMemoryStore()
    run(replaceKnownHeads([HEAD, { ...HEAD, recordId: 'there' }]))
    run(replaceKnownHeads([{ ...HEAD, recordId: 'elsewhere' }]))
    expect(rows('SELECT place FROM record_head')).toStrictEqual([['elsewhere']])
  })
})
