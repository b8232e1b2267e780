import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { type KnownLedger, NOTHING_KNOWN } from '../../domain/ledger/restore/known-ledger'
import { secretKeyOf } from '../ledger/phone-hash'
import { missingFrom } from '../ledger/read-record'
import { knownLedgerInFile } from '../ledger-sqlite/known-ledger-in-file'
import { type BackupFault, toBackupFault } from './backup-fault'
import { type RecordFile, readRecords } from './read-records'

type Compared = {
  readonly records: ReadonlyArray<RecordFile>
  readonly backup: KnownLedger
  readonly replaced: KnownLedger
  /** Name of the database to which the replaced ledger was moved, if it could not be read; null otherwise. */
  readonly movedTo: string | null
}

/**
 * Whether the record belongs to the ledger that was backed up. If none of its lines names a secret, whether the operator named
 * the record.
 */
const isOf = ({ secrets }: KnownLedger, { lines, isGiven }: RecordFile): boolean => {
  const keys = new Set(secrets.map(secretKeyOf))
  return lines.every(({ key }) => key === null)
    ? isGiven
    : lines.some(({ key }) => key !== null && keys.has(key))
}

/** Whether backup, replaced ledger and records are of one installation: only then can a missing line be noticed. */
const belongsTogether = ({ records, backup, replaced, movedTo }: Compared): boolean =>
  backup.heads.length > 0 ||
  (movedTo === null && replaced.secrets.some((secret) => backup.secrets.includes(secret))) ||
  records.some((record) => isOf(backup, record))

/** Fails unless the records have every line that a ledger knows, and no line of an unknown secret. */
export const compareRecords = (compared: Compared): E.Either<BackupFault, void> => {
  const { records, backup, replaced } = compared
  const lines = records.flatMap((record) => record.lines)
  const paths = records.map(({ path }) => path)
  const [missing] = missingFrom(lines, [...backup.heads, ...replaced.heads])
  if (missing !== undefined) return E.left({ tag: 'missingErasures', paths, known: missing })
  const keys = new Set([...backup.secrets, ...replaced.secrets].map(secretKeyOf))
  const foreign = lines.filter(({ key }) => key !== null && !keys.has(key)).length
  if (foreign > 0) return E.left({ tag: 'foreignErasures', paths, lines: foreign })
  if (belongsTogether(compared)) return E.right(undefined)
  return E.left(
    compared.movedTo === null
      ? { tag: 'otherErasures', paths }
      : { tag: 'movedErasures', database: compared.movedTo },
  )
}

/** Whether these records suffice to restore the backup; without records, always. */
export const verifyRecords = (
  backup: string,
  [first, ...others]: ReadonlyArray<string>,
): E.Either<BackupFault, void> =>
  first === undefined
    ? E.right(undefined)
    : pipe(
        readRecords({ own: first, recordId: '', given: [first, ...others], areLost: false }),
        E.chain((records) =>
          pipe(
            E.tryCatch(() => knownLedgerInFile(backup), toBackupFault),
            E.chain((known) =>
              compareRecords({ records, backup: known, replaced: NOTHING_KNOWN, movedTo: null }),
            ),
          ),
        ),
      )
