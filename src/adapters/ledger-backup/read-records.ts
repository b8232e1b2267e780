import { readFileSync } from 'node:fs'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { RecordHead } from '../../domain/ledger/erase/record-of-erasures'
import type { EpochMs } from '../../domain/time/epoch-ms'
import { type ReadRecord, type RecordLine, readRecord } from '../ledger/read-record'
import { isRecordThere } from '../ledger/record-at'
import { type BackupFault, toBackupFault } from './backup-fault'

/** Which records of erasures to repeat. */
export type Erasures = {
  /** Path of the record that the restored ledger continues. */
  readonly own: string
  readonly recordId: string
  /** Records that the operator names. */
  readonly given: ReadonlyArray<string>
  readonly areLost: boolean
}

export type RecordFile = ReadRecord & {
  readonly path: string
  readonly text: string
  readonly isGiven: boolean
}

const readOne =
  ({ given, areLost }: Erasures) =>
  (path: string): E.Either<BackupFault, ReadonlyArray<RecordFile>> =>
    pipe(
      E.tryCatch(() => (isRecordThere(path) ? readFileSync(path, 'utf8') : null), toBackupFault),
      E.chain((text): E.Either<BackupFault, ReadonlyArray<RecordFile>> => {
        if (text === null)
          return areLost || !given.includes(path) ? E.right([]) : E.left({ tag: 'noErasures', path })
        const read = readRecord(text)
        return read.damage === null || areLost
          ? E.right([{ ...read, path, text, isGiven: given.includes(path) }])
          : E.left({ tag: 'damagedErasures', path, damage: read.damage })
      }),
    )

/** Reads `own`, if it exists, and the given records. Fails if there is no record at all, unless they are declared lost. */
export const readRecords = (erasures: Erasures): E.Either<BackupFault, ReadonlyArray<RecordFile>> =>
  pipe(
    [...new Set([erasures.own, ...erasures.given])],
    E.traverseArray(readOne(erasures)),
    E.map((files) => files.flat()),
    E.filterOrElse(
      (files) => files.length > 0 || erasures.areLost,
      (): BackupFault => ({ tag: 'noErasures', path: erasures.own }),
    ),
  )

type Backup = {
  readonly createdAt: EpochMs
  /** The heads that the backup knows. */
  readonly heads: ReadonlyArray<RecordHead>
}

/**
 * The lines that a restore repeats (P-004, P-005). Omits lines that the backup contains although their time is later than the
 * backup’s (the clock was ahead): they would erase newer registrations.
 */
export const linesToRepeat = (
  lines: ReadonlyArray<RecordLine>,
  { createdAt, heads }: Backup,
): ReadonlyArray<RecordLine> => {
  const known = new Set(heads.map(({ hash }) => hash))
  const lastKnown = lines.findLastIndex(({ hashes: [own] }) => own !== undefined && known.has(own))
  return lines.filter(({ entry }, index) => index > lastKnown || entry.at <= createdAt)
}
