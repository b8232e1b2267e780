import type { Target } from '../../registration/registration'
import { type EpochMs, HOUR_MS } from '../../time/epoch-ms'
import { insertSheet } from '../deliver/record-batch-sheet'
import { blindRemoval } from '../erase/new-removal'
import { queueRemovals } from '../erase/queue-removals'
import type { RecordEntry, RecordedErasure } from '../erase/record-of-erasures'
import type { ContractTerm } from '../erase/retained-contract'
import type { Script } from '../script'

type Line = { readonly entry: RecordEntry }

/**
 * The erasures of one person, combined. Rows up to `rowsUntil` are deleted from the ledger, rows up to `at` from the sheets.
 * `retained`: the contracts that the last erasure retained.
 */
export type PersonErasures = {
  readonly at: EpochMs
  readonly rowsUntil: EpochMs
  readonly sheets: ReadonlySet<Target>
  readonly retained: ReadonlyArray<ContractTerm>
}

/** In ms; an erasure that was recorded before the backup may have been committed up to this much later. */
const LONGEST_COMMIT_MS = HOUR_MS

export const NOBODY: PersonErasures = { at: 0, rowsUntil: 0, sheets: new Set(), retained: [] }

/** The erasures of one person under several phone hashes or by several lines. */
export const joinErasures = (one: PersonErasures, other: PersonErasures): PersonErasures => ({
  at: Math.max(one.at, other.at),
  rowsUntil: Math.max(one.rowsUntil, other.rowsUntil),
  sheets: new Set([...one.sheets, ...other.sheets]),
  retained: one.at > other.at ? one.retained : other.retained,
})

const toErasures = ({ at, sheets, retained = [] }: RecordedErasure, since: EpochMs): PersonErasures => ({
  at,
  rowsUntil: at >= since ? Number.MAX_SAFE_INTEGER : at,
  sheets: new Set(at >= since - LONGEST_COMMIT_MS ? sheets : []),
  retained,
})

/** The erasures of each phone hash, as a ledger repeats them that last knew of all erasures at `since`. */
export const erasuresByHash = (
  lines: ReadonlyArray<Line>,
  since: EpochMs,
): ReadonlyMap<string, PersonErasures> => {
  const persons = new Map<string, PersonErasures>()
  for (const { entry } of lines) {
    if (entry.kind !== 'erasure') continue
    const { phoneHash: hash } = entry
    persons.set(hash, joinErasures(persons.get(hash) ?? NOBODY, toErasures(entry, since)))
  }
  return persons
}

/** When the consent to offers of each phone hash was last withdrawn. */
export const withdrawnByHash = (lines: ReadonlyArray<Line>): ReadonlyMap<string, EpochMs> => {
  const withdrawn = new Map<string, EpochMs>()
  for (const { entry } of lines)
    if (entry.kind === 'withdrawal')
      withdrawn.set(entry.phoneHash, Math.max(entry.at, withdrawn.get(entry.phoneHash) ?? 0))
  return withdrawn
}

/** Queues the removal of a person’s rows from the sheets that may have them. */
export function* removeFromSheets(hash: string, { sheets, at }: PersonErasures): Script<void> {
  for (const target of sheets) yield* queueRemovals(blindRemoval(target, hash, { at, rowsUntil: at }))
}

/** Adds the sheets that took rows since the backup. */
export function* addSheets(lines: ReadonlyArray<Line>, since: EpochMs): Script<void> {
  for (const { entry } of lines)
    if (entry.kind === 'sheet' && entry.at >= since - LONGEST_COMMIT_MS) yield* insertSheet(entry)
}
