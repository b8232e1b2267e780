import type {
  NewRow,
  REGISTRATION_STATEMENTS,
} from '../../../src/domain/ledger/statements/registration-statements'
import { type Answers, NO_ROWS } from './answers'
import { rowsOf } from './table'
import { keyId, type Tables } from './tables'

type Held = 'registration' | 'quarantine'

const numbersOf = ({ lastId }: Tables, table: Held, count: number) =>
  Array.from({ length: count }, (_, n) => ({ id: (lastId.get(table) ?? 0) + n + 1 }))

const insertInto = (tables: Tables, table: Held, rows: ReadonlyArray<NewRow>) => {
  for (const { receivedAt, addressVersion: _, ...row } of rows) {
    tables[table].put(row.id, { ...row, at: receivedAt })
    tables.lastId.put(table, row.id)
  }
  return NO_ROWS
}

export const REGISTRATION_ANSWERS: Answers<keyof typeof REGISTRATION_STATEMENTS> = {
  earlierKeys: ({ idempotency }, { keys }) =>
    keys.flatMap(({ target, key }) =>
      rowsOf(idempotency, [keyId(target, key)]).map(({ bodyHash, kept: { id, isTrapped } }) => ({
        target,
        key,
        bodyHash,
        registrationId: isTrapped ? null : id,
        quarantineId: isTrapped ? id : null,
      })),
    ),
  registrationNumbers: (tables, { count }) => numbersOf(tables, 'registration', count),
  quarantineNumbers: (tables, { count }) => numbersOf(tables, 'quarantine', count),
  insertRegistrations: (tables, { rows }) => insertInto(tables, 'registration', rows),
  insertTrapped: (tables, { rows }) => insertInto(tables, 'quarantine', rows),
  insertOutbox: ({ registration, outbox }, { ids }) => {
    for (const { id, target } of rowsOf(registration, ids)) outbox.put(id, { id, target, batch: null })
    return NO_ROWS
  },
  insertUnannounced: ({ registration, unannounced }, { ids }) => {
    for (const { id, target } of rowsOf(registration, ids)) unannounced.put(id, { id, target })
    return NO_ROWS
  },
  insertKeys: ({ idempotency }, { keys }) => {
    for (const { target, key, bodyHash, registrationId, quarantineId } of keys) {
      if (idempotency.get(keyId(target, key)) !== undefined) throw new Error('the key is there already')
      const kept = { id: registrationId ?? quarantineId ?? 0, isTrapped: registrationId === null }
      idempotency.put(keyId(target, key), { id: keyId(target, key), bodyHash, kept })
    }
    return NO_ROWS
  },
}
