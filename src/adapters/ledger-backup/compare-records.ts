import * as E from 'fp-ts/Either'
import type { KnownLedger } from '../ledger/known-ledger'
import { missingFrom } from '../ledger/missing-from'
import { keyOf } from '../ledger/phone-mark'
import type { BackupFault } from './backup-fault'
import type { RecordFile } from './read-records'

type Compared = {
  readonly records: ReadonlyArray<RecordFile>
  readonly backup: KnownLedger
  /** The ledger that is replaced. */
  readonly former: KnownLedger
}

/** Whether the record was continued under a secret of the backup; one without such lines has to be trusted. */
const belongs = ({ lines, isGiven }: RecordFile, { backup, former }: Compared): boolean => {
  const keys = new Set(backup.secrets.map(keyOf))
  return lines.every(({ key }) => key === null)
    ? isGiven || former.secrets.some((secret) => backup.secrets.includes(secret))
    : lines.some(({ key }) => key !== null && keys.has(key))
}

/** Fails unless the records have every line that a ledger knows, and no line of an unknown secret. */
export const compareRecords = (compared: Compared): E.Either<BackupFault, void> => {
  const { records, backup, former } = compared
  const lines = records.flatMap((record) => record.lines)
  const paths = records.map(({ path }) => path)
  const [missing] = missingFrom(lines, [...backup.heads, ...former.heads])
  if (missing !== undefined) return E.left({ tag: 'missingErasures', paths, known: missing })
  const keys = new Set([...backup.secrets, ...former.secrets].map(keyOf))
  const foreign = lines.filter(({ key }) => key !== null && !keys.has(key)).length
  if (foreign > 0) return E.left({ tag: 'foreignErasures', paths, lines: foreign })
  return backup.heads.length > 0 || records.some((record) => belongs(record, compared))
    ? E.right(undefined)
    : E.left({ tag: 'otherErasures', paths })
}
