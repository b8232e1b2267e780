import { readFileSync } from 'node:fs'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { RecordHead } from '../../domain/ledger/erase/record-of-erasures'
import type { RecordMaintenance } from '../../ports/staff-ledger'
import { replaceFile } from '../files/private-file'
import { completeLines, missingFrom, readRecord } from '../ledger/read-record'
import { isRecordThere } from '../ledger/record-at'
import { explainRecordFault, recordFaultIn } from '../ledger/record-fault'
import { explainFaultAt, LedgerFaultError, toLedgerFault } from '../ledger-sqlite/ledger-fault'
import type { BackupFault } from './backup-fault'
import { keepRecords } from './keep-records'
import { readRecords } from './read-records'

const attempt = <A>(path: string, work: () => A): E.Either<string, A> =>
  E.tryCatch(work, (error) => explainFaultAt(path, toLedgerFault(error)))

const textOf = (path: string): E.Either<string, string | null> =>
  attempt(path, () => (isRecordThere(path) ? readFileSync(path, 'utf8') : null))

const textOfGiven = (path: string): E.Either<string, string> =>
  pipe(textOf(path), E.chain(E.fromNullable(`${path}: không có tệp này.`)))

/** Fails with a sentence if the file is not the record that is known. */
export const requireRecord = (path: string, known: ReadonlyArray<RecordHead>): E.Either<string, string> =>
  pipe(
    textOf(path),
    E.chain((text) => {
      const fault = recordFaultIn(path, text, known)
      return fault === null ? E.right(completeLines(text ?? '')) : E.left(explainRecordFault(fault))
    }),
  )

const otherCopy = (file: string): string =>
  `${file}: bản chép đã có ở đây chứa những lần xóa mà sổ hiện tại không có, nên không bị ghi đè. Hãy đổi tên tệp ấy để giữ lại, tìm hiểu vì sao sổ bị thiếu, rồi chạy lại.`

const otherFile = (file: string): string =>
  `${file}: đã có một tệp khác mang tên này. Chỉ bản chép cũ của sổ mới được ghi đè.`

const mayReplace = (file: string, text: string): E.Either<string, void> =>
  pipe(
    textOf(file),
    E.filterOrElse(
      (copy) => recordFaultIn(file, copy, [])?.tag !== 'noRecord',
      () => otherFile(file),
    ),
    E.filterOrElse(
      (copy) => {
        const { head, damage } = readRecord(copy ?? '')
        return (
          damage === null && (head.line === 0 || missingFrom(readRecord(text).lines, [head]).length === 0)
        )
      },
      () => otherCopy(file),
    ),
    E.map(() => undefined),
  )

/** Throws a fault within a transaction, which is then rolled back. */
const orThrow: <A>(result: E.Either<BackupFault, A>) => A = E.getOrElseW((fault) => {
  throw fault.tag === 'ledger' ? new LedgerFaultError(fault.fault) : new Error(fault.tag)
})

/** The operations of the commands on the record at `path`: compare it with the ledger, copy it, accept its loss (P-004). */
export const maintainRecord = (path: string, recordId: string): RecordMaintenance => {
  const here: (known: Parameters<RecordMaintenance['compare']>[0]) => ReadonlyArray<RecordHead> = (known) =>
    known.filter((head) => head.recordId === recordId)
  return {
    path,
    compare: (known, others) =>
      pipe(
        E.Do,
        E.bind('own', () => textOf(path)),
        E.bind('texts', () => pipe(others, E.traverseArray(textOfGiven))),
        E.map(({ own, texts }) => {
          const fault = recordFaultIn(path, own, here(known))
          const read = readRecord(own ?? '')
          const lines = [read, ...texts.map(readRecord)].flatMap((each) => each.lines)
          return {
            lines: read.head.line,
            missing: missingFrom(lines, known),
            fault: fault === null ? null : explainRecordFault(fault),
          }
        }),
      ),
    copyTo: (known, file) =>
      pipe(
        requireRecord(path, here(known)),
        E.chainFirst((text) => mayReplace(file, text)),
        E.chainFirst((text) => attempt(file, () => replaceFile(file, text))),
        E.map((text) => readRecord(text).lines.length),
      ),
    repair: (known, others) => {
      const records = orThrow(readRecords({ own: path, recordId, given: others, areLost: true }))
      const { head, aside } = orThrow(keepRecords(path, records))
      const { lines } = readRecord(readFileSync(path, 'utf8'))
      return { lost: missingFrom(lines, known), head: { ...head, recordId }, aside }
    },
  }
}
