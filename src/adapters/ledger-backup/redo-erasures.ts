import type { DatabaseSync } from 'node:sqlite'
import * as t from 'io-ts'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import type { Target } from '../../domain/registration/registration'
import type { NotedErasure } from '../../ports/note-erasures'
import { blindErasure, mayBeInSheet } from '../ledger/erasure-record'
import { phoneMark, phoneMarkSecret } from '../ledger/phone-mark'
import { queueRemovals } from '../ledger/queue-removals'
import { decodedRow } from '../ledger/row-fault'
import { run, type Script } from '../ledger/script'
import { createScriptRunner, type RunScript } from '../ledger-sqlite/script-runner'

/** A person's erasures: delete rows up to `rowsUntil` from the ledger and rows up to `at` from the sheets. */
type PersonErasures = {
  readonly at: EpochMs
  readonly rowsUntil: EpochMs
  readonly sheets: ReadonlySet<Target>
}

/** An erasure may be recorded before the backup but committed after it, at most this much later, in ms. */
const LONGEST_COMMIT_MS = 3_600_000

const byMark = (
  notes: ReadonlyArray<NotedErasure>,
  backedUpAt: EpochMs,
): ReadonlyMap<string, PersonErasures> => {
  const persons = new Map<string, PersonErasures>()
  for (const { mark, at, sheets } of notes) {
    const former = persons.get(mark) ?? { at: 0, rowsUntil: 0, sheets: new Set<Target>() }
    const isOpen = at >= backedUpAt - LONGEST_COMMIT_MS
    persons.set(mark, {
      at: Math.max(former.at, at),
      rowsUntil: at >= backedUpAt ? Number.MAX_SAFE_INTEGER : Math.max(former.rowsUntil, at),
      sheets: new Set([...former.sheets, ...(isOpen ? sheets : [])]),
    })
  }
  return persons
}

const Phone = t.type({ phone: t.string })

const phonesByMark = (db: DatabaseSync, secret: string, isMeant: (mark: string) => boolean) => {
  const found: Array<readonly [mark: string, phone: string]> = []
  const phones = db.prepare('SELECT phone FROM registration UNION SELECT phone FROM quarantine')
  for (const row of phones.iterate()) {
    const { phone } = decodedRow('phones', Phone, row)
    const mark = phoneMark(secret, phone)
    if (isMeant(mark)) found.push([mark, phone])
  }
  return found
}

function* removeFrom(mark: string, sheets: ReadonlySet<Target>, at: EpochMs): Script<void> {
  for (const target of sheets) yield* queueRemovals(blindErasure(target, mark, { at, rowsUntil: at }), true)
}

const erasePhone = (db: DatabaseSync, runScript: RunScript, phone: string, { rowsUntil }: PersonErasures) => {
  const held = runScript(run('heldRows', { phone }))
  const deleted = ['registration', 'quarantine'].map((table) =>
    Number(
      db.prepare(`DELETE FROM ${table} WHERE phone = ? AND received_at <= ?`).run(phone, rowsUntil).changes,
    ),
  )
  const rows = deleted.reduce((sum, each) => sum + each, 0)
  return { rows, sheets: deleted[0] === 0 ? [] : held.filter(mayBeInSheet).map(({ target }) => target) }
}

/** Repeats the erasures made since the backup; returns the number of deleted rows. */
export const redoErasures = (
  db: DatabaseSync,
  notes: ReadonlyArray<NotedErasure>,
  backedUpAt: EpochMs,
): number => {
  const runScript = createScriptRunner(db)
  const persons = byMark(notes, backedUpAt)
  if (persons.size === 0) return 0
  const removals = new Map([...persons].map(([mark, { sheets }]) => [mark, new Set(sheets)]))
  let rows = 0
  for (const [mark, phone] of phonesByMark(db, runScript(phoneMarkSecret()), (each) => persons.has(each))) {
    const person = persons.get(mark)
    if (person === undefined) continue
    const erased = erasePhone(db, runScript, phone, person)
    rows += erased.rows
    for (const target of erased.sheets) removals.get(mark)?.add(target)
  }
  for (const [mark, { at }] of persons) runScript(removeFrom(mark, removals.get(mark) ?? new Set(), at))
  return rows
}
