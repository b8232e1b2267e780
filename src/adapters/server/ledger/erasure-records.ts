import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import type { EpochMs } from '../../../domain/registration/epoch-ms'
import type { Registration } from '../../../ports/keep-registration'

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
  readonly target: Registration['target']
  readonly state: 'queued' | 'done'
  readonly phoneMark: string | null
}

/** Takes a sheet, the moment, and the mark where rows had been delivered there, gives what stays of an erasure: a job, or a tombstone that says nothing of a person. */
export const erasureRecord = (
  target: Registration['target'],
  at: EpochMs,
  mark: string | null,
): ErasureRecord => ({
  id: randomUUID(),
  at,
  target,
  state: mark === null ? 'done' : 'queued',
  phoneMark: mark,
})

/** Each sheet the person registered for, and whether a row has left the outbox, which means that it is in the sheet; both engines read it as it stands but for the parameter. */
export const heldStatement = (parameter: string): string => `
  SELECT registration.target AS target,
    sum(CASE WHEN outbox.registration_id IS NULL THEN 1 ELSE 0 END) AS delivered,
    sum(CASE WHEN batch.state = 'open' THEN 1 ELSE 0 END) AS "underWay"
  FROM registration LEFT JOIN outbox ON outbox.registration_id = registration.id
    LEFT JOIN batch ON batch.id = outbox.batch_id
  WHERE registration.phone = ${parameter} GROUP BY registration.target ORDER BY registration.target`
