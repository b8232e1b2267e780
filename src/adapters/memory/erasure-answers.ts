import { LONGEST_ASKED_MS, REMOVALS_AT_ONCE } from '../../domain/delivery/limits'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import { TARGETS } from '../../domain/registration/registration'
import type { ERASURE_STATEMENTS } from '../ledger/erasure-statements'
import type { Answers } from './answers'
import { type Answer, changed, given, type RegistrationRow, type Tables, updated } from './tables'

const heldRow = ({ registration, outbox, batch }: Tables, phone: string, target: string) => {
  const held = registration.filter((row) => row.phone === phone && row.target === target)
  const waiting = outbox.filter(({ id }) => held.some((row) => row.id === id))
  const open = batch.filter(({ id, state }) => state === 'open' && waiting.some((row) => row.batch === id))
  const delivered = held.length - waiting.length
  const openBatch = open.reduce<number | null>((most, { id }) => Math.max(most ?? id, id), null)
  return held.length === 0 ? [] : [{ target, delivered, openBatch }]
}

const expired = (
  { registration, quarantine }: Tables,
  table: ReadonlyArray<RegistrationRow>,
  before: EpochMs,
): Answer => {
  const later = new Set(
    [...registration, ...quarantine].filter(({ at }) => at >= before).map(({ phone }) => phone),
  )
  return given(table.filter(({ at, phone }) => at < before && !later.has(phone)))
}

export const ERASURE_ANSWERS: Answers<keyof typeof ERASURE_STATEMENTS> = {
  queuedMarks: ({ erasure }, { target }) =>
    given(erasure.filter((row) => row.target === target && row.state === 'queued')),
  dueRemovals: ({ erasure, batch }, { target, at }) => {
    const isOpen = (id: number | null): boolean => batch.some((row) => row.id === id && row.state === 'open')
    const isDue = (next: EpochMs): boolean => next <= at || next > at + LONGEST_ASKED_MS
    const due = erasure.filter(
      (row) =>
        row.target === target && row.state === 'queued' && isDue(row.nextTryAt) && !isOpen(row.afterBatch),
    )
    return given(due.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1)).slice(0, REMOVALS_AT_ONCE))
  },
  finishRemovals: ({ erasure }, { ids }) =>
    changed({
      erasure: updated(erasure, ({ id }) => ids.includes(id), {
        state: 'done',
        phoneMark: null,
        afterBatch: null,
      }),
    }),
  removalAttempts: ({ erasure }, { ids }) => given(erasure.filter(({ id }) => ids.includes(id))),
  postponeRemoval: ({ erasure }, { id, nextTryAt }) =>
    changed({
      erasure: updated(
        erasure,
        (row) => row.id === id,
        ({ attempts }) => ({ attempts: attempts + 1, nextTryAt }),
      ),
    }),
  heldRows: (tables, { phone }) =>
    given(TARGETS.toSorted().flatMap((target) => heldRow(tables, phone, target))),
  insertErasure: ({ erasure }, record) =>
    changed({ erasure: [...erasure, { ...record, attempts: 0, nextTryAt: 0 }] }),
  deleteRegistrations: ({ registration, outbox, idempotency }, { phone }) => {
    const gone = registration.filter((row) => row.phone === phone)
    const ids = new Set(gone.map(({ id }) => id))
    return changed(
      {
        registration: registration.filter((row) => row.phone !== phone),
        outbox: outbox.filter(({ id }) => !ids.has(id)),
        idempotency: idempotency.filter(({ kept }) => kept.isTrapped || !ids.has(kept.id)),
      },
      gone,
    )
  },
  deleteTrapped: ({ quarantine, idempotency }, { phone }) => {
    const gone = quarantine.filter((row) => row.phone === phone)
    const ids = new Set(gone.map(({ id }) => id))
    return changed(
      {
        quarantine: quarantine.filter((row) => row.phone !== phone),
        idempotency: idempotency.filter(({ kept }) => !kept.isTrapped || !ids.has(kept.id)),
      },
      gone,
    )
  },
  expiredRegistrations: (tables, { before }) => expired(tables, tables.registration, before),
  expiredTrapped: (tables, { before }) => expired(tables, tables.quarantine, before),
  insertSecret: ({ secret }, { name, value }) => changed({ secret: new Map([[name, value], ...secret]) }),
  readSecret: ({ secret }, { name }) => {
    const value = secret.get(name)
    return given(value === undefined ? [] : [{ value }])
  },
}
