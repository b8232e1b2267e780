import { renameSync } from 'node:fs'
import { dirname } from 'node:path'
import * as E from 'fp-ts/Either'
import type { RecordHead } from '../../domain/ledger/erase/record-of-erasures'
import { replaceFile, syncFolder } from '../files/private-file'
import { DataFaultError } from '../ledger/data-fault'
import { fileTime } from '../ledger/former-files'
import { completeLines, type RecordLine, readRecord } from '../ledger/read-record'
import { appendLines } from '../ledger/record-at'
import { recordFaultOf } from '../ledger/record-fault'
import { type BackupFault, toBackupFault } from './backup-fault'
import type { RecordFile } from './read-records'

/** Renames a record that is damaged; returns its new path. */
const setAside = (path: string, at: number): string => {
  const aside = `${path}.damaged-${fileTime(at)}`
  renameSync(path, aside)
  syncFolder(dirname(path))
  return aside
}

/** The lines that are not among `known`, each once. */
const newAmong = (
  known: ReadonlyArray<RecordLine>,
  lines: ReadonlyArray<RecordLine>,
): ReadonlyArray<RecordLine> => {
  const seen = new Set(known.flatMap(({ hashes }) => hashes))
  return lines.filter(({ hashes }) => {
    const isNew = !hashes.some((hash) => seen.has(hash))
    for (const hash of hashes) seen.add(hash)
    return isNew
  })
}

/** The longest of the undamaged records that have every line of `mine` and more. */
const continuationOf = (
  mine: ReadonlyArray<RecordLine>,
  others: ReadonlyArray<RecordFile>,
): RecordFile | undefined =>
  others
    .filter(({ damage, lines }) => damage === null && newAmong(lines, mine).length === 0)
    .toSorted((a, b) => b.lines.length - a.lines.length)
    .find(({ lines }) => lines.length > mine.length)

/** `aside`: where a damaged record was moved, or null. */
type KeptRecords = { readonly head: RecordHead; readonly aside: string | null }

/**
 * Merges the lines of all records into the record at `own`, because a later restore may need them, and returns its head. Fails
 * without a change if the file at `own` is no record.
 */
export const keepRecords = (
  own: string,
  records: ReadonlyArray<RecordFile>,
): E.Either<BackupFault, KeptRecords> =>
  E.tryCatch(() => {
    const ownRecord = records.find(({ path }) => path === own)
    const fault = ownRecord === undefined ? null : recordFaultOf(own, ownRecord, [])
    if (fault?.tag === 'noRecord') throw new DataFaultError(fault)
    const aside = ownRecord === undefined || ownRecord.damage === null ? null : setAside(own, Date.now())
    const mine = ownRecord?.damage === null ? ownRecord.lines : []
    const others = records.filter((record) => record !== ownRecord || record.damage !== null)
    const longer = continuationOf(mine, others)
    if (longer !== undefined) replaceFile(own, completeLines(longer.text))
    const kept = longer === undefined ? mine : readRecord(completeLines(longer.text)).lines
    const head = appendLines(
      own,
      newAmong(
        kept,
        others.flatMap(({ lines }) => lines),
      ),
    )
    return { head, aside }
  }, toBackupFault)
