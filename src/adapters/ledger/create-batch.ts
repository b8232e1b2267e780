import * as RA from 'fp-ts/ReadonlyArray'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import type { Target } from '../../domain/registration/registration'
import { batchMark } from './batch-mark'
import { installationOf, nextBatchNumber } from './counter'
import { run, type Script } from './script'

export function* createBatch(
  target: Target,
  rows: ReadonlyArray<number>,
): Script<{ readonly id: number; readonly mark: string }> {
  const id = yield* nextBatchNumber()
  yield* run('moveRows', { to: id, rows })
  const mark = batchMark(yield* installationOf(), yield* run('batchRows', { id }))
  yield* run('insertBatch', { id, target, mark })
  return { id, mark }
}

/** Makes one or two batches of a batch's rows. Before a split its number was reserved by a mark, which is kept among the others; a number with another's mark is forgotten. */
export function* rebatch(
  { target, id }: { readonly target: Target; readonly id: number },
  parts: 1 | 2,
  at: EpochMs,
): Script<void> {
  const rows = (yield* run('batchRows', { id })).map((row) => row.id)
  const middle = parts === 1 ? rows.length : Math.ceil(rows.length / 2)
  for (const part of [rows.slice(0, middle), rows.slice(middle)].filter(RA.isNonEmpty))
    yield* createBatch(target, part)
  if (parts === 1) yield* run('dropBatch', { id })
  else yield* run('deliver', { id, at })
}
