import { BATCH_ROWS } from '../../domain/delivery/limits'
import type { Target } from '../../domain/registration/registration'
import type { BatchStatements } from './batch-statements'

/** What tells which rows may go. */
export type RowChooser = { readonly sql: BatchStatements; readonly markPhone: (phone: string) => string }

/**
 * Within a transaction, takes a sheet, gives the numbers of the oldest rows that wait and may go. A person who was erased and
 * registers again waits until the earlier rows have left the sheet: that removal would take the new one with them.
 */
export const sendableRows = ({ sql, markPhone }: RowChooser, target: Target): ReadonlyArray<number> => {
  const beingRemoved = new Set(sql.queuedMarks.all({ target }).map(({ phoneMark }) => phoneMark))
  const isHeldBack = (phone: unknown): boolean =>
    beingRemoved.size > 0 && beingRemoved.has(markPhone(String(phone)))
  const sendable: Array<number> = []
  for (const { id, phone } of sql.waiting.iterate({ target })) {
    if (!isHeldBack(phone)) sendable.push(Number(id))
    if (sendable.length === BATCH_ROWS) break
  }
  return sendable
}
