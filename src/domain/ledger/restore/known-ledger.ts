import { adoptContracts, allContracts } from '../erase/contracts'
import type { KnownHead } from '../erase/record-of-erasures'
import type { RetainedContract } from '../erase/retained-contract'
import { everyRow } from '../every-row'
import { keepSecrets, knownSecrets } from '../phone-hash'
import { run, type Script } from '../script'
import { readHistory } from '../staff/history'
import type { HistoryEntry } from '../staff/staff-use'

/** The state that is taken over from a ledger that is replaced by a backup or moved to another engine. */
export type KnownLedger = {
  readonly heads: ReadonlyArray<KnownHead>
  readonly secrets: ReadonlyArray<string>
  /** Phone hashes of persons whose rows are still to be removed from a sheet. */
  readonly queuedPhoneHashes: ReadonlyArray<string>
  readonly history: ReadonlyArray<HistoryEntry>
  readonly contracts: ReadonlyArray<RetainedContract>
}

export const NOTHING_KNOWN: KnownLedger = {
  heads: [],
  secrets: [],
  queuedPhoneHashes: [],
  history: [],
  contracts: [],
}

const ALWAYS = { since: Number.MIN_SAFE_INTEGER, until: Number.MAX_SAFE_INTEGER }

/** The phone hashes of all queued removals. */
export function* knownPhoneHashes(): Script<ReadonlyArray<string>> {
  return (yield* run('allQueuedPhoneHashes', {})).map(({ phoneHash }) => phoneHash)
}

/** Reads the `KnownLedger` from a ledger of this release. */
export function* readKnownLedger(): Script<KnownLedger> {
  return {
    heads: yield* run('knownHeads', {}),
    secrets: yield* knownSecrets(),
    queuedPhoneHashes: yield* knownPhoneHashes(),
    history: yield* everyRow(
      (last: HistoryEntry | null = null) => readHistory(ALWAYS, last),
      (entry) => [entry],
    ),
    contracts: yield* allContracts(),
  }
}

/** Adds the secrets, the history and the retained contracts of another ledger. */
export function* adoptLedger({ secrets, history, contracts }: KnownLedger): Script<void> {
  yield* keepSecrets(secrets)
  for (const entry of history) yield* run('insertEntry', entry)
  yield* adoptContracts(contracts)
}
