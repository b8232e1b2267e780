import type { HISTORY_STATEMENTS } from '../../../src/domain/ledger/statements/history-statements'
import type { QUARANTINE_STATEMENTS } from '../../../src/domain/ledger/statements/quarantine-statements'
import type { RECORD_STATEMENTS } from '../../../src/domain/ledger/statements/record-statements'
import type { SERVED_STATEMENTS } from '../../../src/domain/ledger/statements/served-statements'
import { type Answers, NO_ROWS } from './answers'
import { rowsOf, updateRows } from './table'
import { keyId, keyIn } from './tables'

type Name =
  | keyof typeof HISTORY_STATEMENTS
  | keyof typeof QUARANTINE_STATEMENTS
  | keyof typeof RECORD_STATEMENTS
  | keyof typeof SERVED_STATEMENTS

export const STAFF_WORK_ANSWERS: Answers<Name> = {
  insertEntry: ({ history }, entry) => {
    history.put(entry.id, entry)
    return NO_ROWS
  },
  countUse: ({ history }, { id, rows }) => {
    updateRows(history, rowsOf(history, [id]), { rows })
    return NO_ROWS
  },
  historyOfPerson: ({ history }, { phoneMark, without }) =>
    history.where((entry) => entry.phoneMark === phoneMark && entry.command !== without).toReversed(),
  latestHistory: ({ history }) => history.rows().toReversed(),
  historyPage: ({ history }, { at, id, since, until }) =>
    history
      .where((entry) => entry.at > at || (entry.at === at && entry.id > id))
      .filter((entry) => entry.at >= since && entry.at < until)
      .toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1)),
  trappedPage: ({ quarantine, idempotency }, { after }) =>
    quarantine
      .where(({ id }) => id > after)
      .map((row) => ({ ...row, isTrapped: 1, key: keyIn(idempotency, row, true) })),
  releaseRow: (tables, { id }) => {
    const trapped = tables.quarantine.get(id)
    if (trapped === undefined) return NO_ROWS
    const released = (tables.lastId.get('registration') ?? 0) + 1
    tables.lastId.put('registration', released)
    tables.registration.put(released, { ...trapped, id: released })
    return [{ id: released }]
  },
  moveKey: ({ idempotency }, { from, to }) => {
    updateRows(
      idempotency,
      idempotency.where(({ kept }) => kept.isTrapped && kept.id === from),
      { kept: { id: to, isTrapped: false } },
    )
    return NO_ROWS
  },
  dropTrapped: ({ quarantine }, { id }) => {
    quarantine.remove(id)
    return NO_ROWS
  },
  dropTrappedKey: ({ idempotency }, { target, key }) => {
    const id = keyId(target, key)
    if (idempotency.get(id)?.kept.isTrapped === true) idempotency.remove(id)
    return NO_ROWS
  },
  knownHeads: ({ recordHead }) => recordHead.rows().toSorted((a, b) => (a.recordId < b.recordId ? -1 : 1)),
  writeHead: ({ recordHead }, head) => {
    recordHead.put(head.recordId, head)
    return NO_ROWS
  },
  forgetHead: ({ recordHead }, { recordId: place }) => {
    recordHead.remove(place)
    return NO_ROWS
  },
  insertServed: ({ served }, row) => {
    served.put(JSON.stringify(row), row)
    return NO_ROWS
  },
  served: ({ served }) => served.rows(),
}
