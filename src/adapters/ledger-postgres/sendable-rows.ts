import * as RA from 'fp-ts/ReadonlyArray'
import * as t from 'io-ts'
import type { PoolClient } from 'pg'
import { BATCH_ROWS } from '../../domain/delivery/limits'
import type { Target } from '../../domain/registration/registration'

/** What tells which rows may go. */
export type RowChooser = { readonly client: PoolClient; readonly markPhone: (phone: string) => string }

const QUEUED_MARKS = `SELECT phone_mark AS "phoneMark" FROM erasure WHERE target = $1 AND state = 'queued'`

const WAITING = `
  SELECT r.id, r.phone FROM outbox o JOIN registration r ON r.id = o.registration_id
  WHERE o.target = $1 AND o.batch_id IS NULL AND r.id > $2 ORDER BY r.id LIMIT ${BATCH_ROWS}`

const WaitingRow = t.type({ id: t.number, phone: t.string })

const waitingAfter = async (client: PoolClient, target: Target, id: number) =>
  RA.rights((await client.query(WAITING, [target, id])).rows.map((row) => WaitingRow.decode(row)))

/**
 * Takes an open transaction and a locked sheet, gives the numbers of the oldest rows that wait and may go. A person who was
 * erased and registers again waits until the earlier rows have left the sheet: that removal would take the new one with them.
 */
export const sendableRows = async (
  { client, markPhone }: RowChooser,
  target: Target,
): Promise<ReadonlyArray<number>> => {
  const queued = await client.query(QUEUED_MARKS, [target])
  const beingRemoved = new Set(queued.rows.map(({ phoneMark }) => phoneMark))
  const isFree = ({ phone }: t.TypeOf<typeof WaitingRow>): boolean =>
    beingRemoved.size === 0 || !beingRemoved.has(markPhone(phone))
  const sendable: Array<number> = []
  for (let page = await waitingAfter(client, target, 0); page.length > 0; ) {
    sendable.push(...page.filter(isFree).map(({ id }) => id))
    if (sendable.length >= BATCH_ROWS || page.length < BATCH_ROWS) break
    page = await waitingAfter(client, target, page.at(-1)?.id ?? 0)
  }
  return sendable.slice(0, BATCH_ROWS)
}
