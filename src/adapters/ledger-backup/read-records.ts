import { readFileSync } from 'node:fs'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { RecordHead } from '../../domain/ledger/erase/record-of-erasures'
import type { EpochMs } from '../../domain/time/epoch-ms'
import { type ReadRecord, type RecordLine, readRecord } from '../ledger/read-record'
import { isThere } from '../ledger/record-at'
import { type BackupFault, toBackupFault } from './backup-fault'

/** Which records of erasures to repeat. */
export type Erasures = {
  /** Path and id of the record that the ledger continues. */
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
      E.tryCatch(() => (isThere(path) ? readFileSync(path, 'utf8') : null), toBackupFault),
      E.chain((text): E.Either<BackupFault, ReadonlyArray<RecordFile>> => {
        if (text === null)
          return areLost || !given.includes(path) ? E.right([]) : E.left({ tag: 'noErasures', path })
        const read = readRecord(text)
        return read.damage === null || areLost
          ? E.right([{ ...read, path, text, isGiven: given.includes(path) }])
          : E.left({ tag: 'damagedErasures', path, damage: read.damage })
      }),
    )

/** Reads the record `own`, if the file exists, and those given; fails if there is none, unless they are declared lost. */
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
  /** The last lines that the ledger knew. */
  readonly heads: ReadonlyArray<RecordHead>
}

/**
 * The lines of a record that a restore repeats (P-004, P-005): all but those that the backup knows although they are dated
 * after it. The clock was ahead when they were written. Repeated by their time, they would erase registrations that were
 * sent later.
 */
export const linesToRepeat = (
  lines: ReadonlyArray<RecordLine>,
  { createdAt, heads }: Backup,
): ReadonlyArray<RecordLine> => {
  const known = new Set(heads.map(({ hash }) => hash))
  const lastKnown = lines.findLastIndex(({ hashes: [own] }) => own !== undefined && known.has(own))
  return lines.filter(({ entry }, index) => index > lastKnown || entry.at <= createdAt)
}
