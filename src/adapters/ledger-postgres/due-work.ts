import * as t from 'io-ts'
import type { PoolClient } from 'pg'
import type { Work } from '../../domain/delivery/batch'
import { goesFirst, isDue } from '../../domain/delivery/moments'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import type { KeptRegistration, Target } from '../../domain/registration/registration'
import { dueRemovals, roundOf } from './due-removals'
import { formOf } from './form-anew'
import { batchRows } from './insert-batch'
import { type RowChooser, sendableRows } from './sendable-rows'

const OpenBatch = t.type({ id: t.number, mark: t.string, attempts: t.number, nextTryAt: t.number })
type OpenBatch = t.TypeOf<typeof OpenBatch>

const LOWEST_OPEN = `
  SELECT id, mark, attempts, next_try_at AS "nextTryAt" FROM batch
  WHERE target = $1 AND state = 'open' ORDER BY id LIMIT 1`

const lowestOpen = async (client: PoolClient, target: Target): Promise<OpenBatch | null> => {
  const { rows } = await client.query(LOWEST_OPEN, [target])
  return OpenBatch.is(rows[0]) ? rows[0] : null
}

const form = async (chooser: RowChooser, target: Target): Promise<OpenBatch | null> => {
  const rows = await sendableRows(chooser, target)
  return rows.length === 0
    ? null
    : { ...(await formOf(chooser.client, target, rows)), attempts: 0, nextTryAt: 0 }
}

const isHalted = async (client: PoolClient, target: Target): Promise<boolean> =>
  (await client.query('SELECT 1 FROM halt WHERE target = $1', [target])).rows.length > 0

/** Takes an open transaction and a locked sheet, gives its lowest open batch once that is due, formed of what waits where none is open; after these removals, unless they have waited too long. */
export const dueWork = async (
  chooser: RowChooser,
  target: Target,
  at: EpochMs,
): Promise<Work<KeptRegistration>> => {
  const { client } = chooser
  if (await isHalted(client, target)) return { tag: 'halted' }
  const removals = await dueRemovals(client, target, at)
  if (removals.some((removal) => goesFirst(removal.at, at))) return roundOf(client, target, removals)
  const open = (await lowestOpen(client, target)) ?? (await form(chooser, target))
  if (open === null || !isDue(open.nextTryAt, at)) return roundOf(client, target, removals)
  const { id, mark, attempts } = open
  return { tag: 'batch', batch: { id, mark, attempts, rows: await batchRows(client, target, id) } }
}
