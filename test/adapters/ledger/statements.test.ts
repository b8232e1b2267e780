import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { isRuntimeStatement } from '../../../src/adapters/ledger/run-script'
import { SQL } from '../../../src/adapters/sql/sql'
import { STATEMENTS } from '../../../src/domain/ledger/statements/statements'

const isRead = (statement: keyof typeof STATEMENTS, row: unknown): boolean =>
  STATEMENTS[statement].row.decode(row)._tag === 'Right'

const without = (row: object, name: string) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => column !== name))

describe('a statement', () => {
  it('[P-001] is answered by SQL or without a store, and by one of both', () => {
    const inSql = Object.keys(SQL)
    const others = Object.keys(STATEMENTS).filter((name) => !inSql.includes(name))
    expect(others.length).toBeGreaterThan(0)
    expect(others.filter((name) => !isRuntimeStatement({ name, params: {} } as never))).toStrictEqual([])
    expect(inSql.filter((name) => isRuntimeStatement({ name, params: {} } as never))).toStrictEqual([])
  })

  it.each(Object.keys(STATEMENTS) as ReadonlyArray<keyof typeof STATEMENTS>)(
    '[P-001] is not answered by a row without columns: %s',
    (name) => {
      expect(isRead(name, {})).toBe(false)
      expect(isRead(name, null)).toBe(false)
    },
  )

  it('[P-001] that looks up keys reads whole rows, of a registration or of a quarantined one', () => {
    const row = { target: 'orders', key: 'k', bodyHash: 'h', registrationId: 1, quarantineId: null }
    const quarantined = { ...row, registrationId: null, quarantineId: 1 }
    expect(STATEMENTS.earlierKeys.row.decode(row)).toMatchObject(
      E.right({ kept: { id: 1, isQuarantined: false } }),
    )
    expect(STATEMENTS.earlierKeys.row.decode(quarantined)).toMatchObject(
      E.right({ kept: { id: 1, isQuarantined: true } }),
    )
    for (const column of Object.keys(row)) expect(isRead('earlierKeys', without(row, column))).toBe(false)
    for (const ids of [{ registrationId: null }, { quarantineId: 2 }])
      expect(isRead('earlierKeys', { ...row, ...ids })).toBe(false)
  })

  it('[P-010] that lists sheets reads whole rows', () => {
    const row = { id: 'a', spreadsheet: 'b', tab: null, name: 'c', target: 'orders', queuedRemovals: 0 }
    expect(isRead('listedSheets', row)).toBe(true)
    for (const column of Object.keys(row)) expect(isRead('listedSheets', without(row, column))).toBe(false)
  })
})
