import { run, type Script } from './script'
import type { HistoryEntry, HistorySpan } from './staff-use'

/** A page of the history, after an entry. */
export const readHistory = (
  { since, until }: HistorySpan,
  after: Pick<HistoryEntry, 'at' | 'id'> | null,
): Script<ReadonlyArray<HistoryEntry>> =>
  run('historyPage', { since, until, at: after?.at ?? Number.MIN_SAFE_INTEGER, id: after?.id ?? '' })
