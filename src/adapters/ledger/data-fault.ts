import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type * as t from 'io-ts'
import { explainRecordFault, type RecordFault } from './record-fault'

/** A stored row does not match the codec of its statement. */
type RowFault = { readonly tag: 'row'; readonly statement: string }

/** A fault of what is stored; the engine and its connection are sound. */
export type DataFault = RecordFault | RowFault

/**
 * Thrown through either engine. Its message is a sentence for the operator or the name of the statement, never a stored value.
 */
export class DataFaultError extends Error {
  constructor(readonly fault: DataFault) {
    super(fault.tag === 'row' ? `unreadable row of ${fault.statement}` : explainRecordFault(fault))
  }
}

/** Why a ledger with the schema of another release is not opened, in either engine. */
export const SCHEMA_REASONS = {
  newerSchema: 'dữ liệu do phiên bản mới hơn của chương trình tạo ra. Hãy cập nhật chương trình.',
  olderSchema:
    'dữ liệu do phiên bản cũ hơn của chương trình tạo ra. Hãy khởi động máy chủ, hoặc chạy lệnh registrations upgrade.',
} as const

/** Throws if the row does not match the codec. */
export const decodedRow = <A>(
  statement: string,
  codec: Pick<t.Decoder<unknown, A>, 'decode'>,
  row: unknown,
): A =>
  pipe(
    codec.decode(row),
    E.getOrElseW(() => {
      throw new DataFaultError({ tag: 'row', statement })
    }),
  )
