import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import * as t from 'io-ts'
import type { EpochMs } from '../../domain/registration/epoch-ms'
import { Target } from '../../domain/registration/registration'

const SECRET_BYTES = 32

export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url')

/** Identifies a person's rows in a sheet without storing the phone number. */
export const phoneMark = (secret: string, phone: string): string =>
  createHmac('sha256', secret).update(phone).digest('base64url')

export type ErasureRecord = {
  readonly id: string
  readonly at: EpochMs
  readonly target: Target
  readonly state: 'queued' | 'done'
  readonly phoneMark: string | null
  /** The batch that has to be settled first, because until then it may still add a row. */
  readonly afterBatch: number | null
  /** Rows in the sheet after this time postdate the erasure; null if there can be none. */
  readonly rowsUntil: EpochMs | null
}

export const HeldRow = t.type({
  target: Target,
  delivered: t.number,
  openBatch: t.union([t.number, t.null]),
})
export type HeldRow = t.TypeOf<typeof HeldRow>

export const mayBeInSheet = ({ delivered, openBatch }: HeldRow): boolean =>
  delivered > 0 || openBatch !== null

export const erasureRecord = (held: HeldRow, at: EpochMs, mark: string): ErasureRecord => ({
  id: randomUUID(),
  at,
  target: held.target,
  ...(mayBeInSheet(held)
    ? { state: 'queued', phoneMark: mark, afterBatch: held.openBatch }
    : { state: 'done', phoneMark: null, afterBatch: null }),
  rowsUntil: null,
})

/** A removal for a sheet whose content the ledger does not know. */
export const blindErasure = (
  target: Target,
  mark: string,
  { at, rowsUntil }: Pick<ErasureRecord, 'at' | 'rowsUntil'>,
): ErasureRecord => ({
  id: randomUUID(),
  at,
  target,
  state: 'queued',
  phoneMark: mark,
  afterBatch: null,
  rowsUntil,
})
