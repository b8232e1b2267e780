import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import * as t from 'io-ts'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import { Target } from '../../domain/registration/registration'

const SECRET_BYTES = 32

export const PHONE_MARK_SECRET = 'phoneMark'

/** Gives a fresh secret to mark phone numbers with, for a database that has none yet. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url')

/** Takes the secret and a phone number, gives the mark by which its rows are found in a sheet without the number being kept. */
export const phoneMark = (secret: string, phone: string): string =>
  createHmac('sha256', secret).update(phone).digest('base64url')

export type ErasureRecord = {
  readonly id: string
  readonly at: EpochMs
  readonly target: Target
  readonly state: 'queued' | 'done'
  readonly phoneMark: string | null
  /** The batch that has to be settled before: until then it may still bring a row. */
  readonly afterBatch: number | null
}

/** What is held of a person for one sheet. */
export const HeldRow = t.type({
  target: Target,
  delivered: t.number,
  openBatch: t.union([t.number, t.null]),
})
export type HeldRow = t.TypeOf<typeof HeldRow>

/** Takes what is held, gives whether a row is in the sheet or may be on its way there. */
export const mayBeInSheet = ({ delivered, openBatch }: HeldRow): boolean =>
  delivered > 0 || openBatch !== null

/** Takes what is held for a sheet, the moment and the person's mark, gives what stays of an erasure: a job, or a tombstone that says nothing of a person. */
export const erasureRecord = (held: HeldRow, at: EpochMs, mark: string): ErasureRecord => ({
  id: randomUUID(),
  at,
  target: held.target,
  ...(mayBeInSheet(held)
    ? { state: 'queued', phoneMark: mark, afterBatch: held.openBatch }
    : { state: 'done', phoneMark: null, afterBatch: null }),
})

/** Each sheet the person registered for, how many rows have left the outbox, which means that they are in the sheet, and the last batch under way with one; both engines read it as it stands but for the parameter. */
export const heldStatement = (parameter: string): string => `
  SELECT registration.target AS target,
    sum(CASE WHEN outbox.registration_id IS NULL THEN 1 ELSE 0 END) AS delivered,
    max(CASE WHEN batch.state = 'open' THEN batch.id END) AS "openBatch"
  FROM registration LEFT JOIN outbox ON outbox.registration_id = registration.id
    LEFT JOIN batch ON batch.id = outbox.batch_id
  WHERE registration.phone = ${parameter} GROUP BY registration.target ORDER BY registration.target`
