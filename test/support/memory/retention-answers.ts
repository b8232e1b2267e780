import {
  OLD_ROWS_AT_ONCE,
  type OldFrom,
  type RETENTION_STATEMENTS,
} from '../../../src/domain/ledger/statements/retention-statements'
import { type Answers, NO_ROWS } from './answers'
import type { RegistrationRow, Tables } from './tables'

const inOrder = (a: RegistrationRow, b: RegistrationRow): number => a.at - b.at || a.id - b.id

const oldIn = (table: Tables['registration'], { before, at, id }: OldFrom) =>
  table
    .where((row) => row.at < before && (row.at > at || (row.at === at && row.id > id)))
    .toSorted(inOrder)
    .slice(0, OLD_ROWS_AT_ONCE)

const newest = (rows: ReadonlyArray<RegistrationRow>): number | null =>
  rows.reduce<number | null>((most, { at }) => Math.max(most ?? at, at), null)

export const RETENTION_ANSWERS: Answers<keyof typeof RETENTION_STATEMENTS> = {
  oldRegistrations: ({ registration }, from) => oldIn(registration, from),
  oldTrapped: ({ quarantine }, from) => oldIn(quarantine, from),
  heldOfPerson: ({ registration, quarantine, outbox }, { phone }) => {
    const held = registration.where((row) => row.phone === phone)
    const latest = newest([...held, ...quarantine.where((row) => row.phone === phone)])
    const waiting = held.some(({ id }) => outbox.get(id) !== undefined) ? 1 : 0
    return latest === null ? NO_ROWS : [{ latest, waiting }]
  },
  newestRow: ({ registration, quarantine }) => [
    { at: newest([...registration.rows(), ...quarantine.rows()]) },
  ],
  countRows: ({ registration, quarantine }) => [{ rows: registration.size() + quarantine.size() }],
}
