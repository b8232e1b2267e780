import { fsyncSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as E from 'fp-ts/Either'
import type { RecordEntry, RecordHead, RecordOfErasures } from '../../domain/ledger/erase/record-of-erasures'
import { inFile, PRIVATE_FOLDER, syncFolder } from '../files/private-file'
import { DataFaultError } from './data-fault'
import { isDiskFull } from './disk-full'
import { dropTornLine, endsWhole, lastLine } from './last-line'
import { completeLines, EMPTY_HEAD, headOf, type RecordLine, readRecord } from './read-record'
import { recordFaultOf } from './record-fault'
import { hashOf, lineText, readLine } from './record-line'

/** Lines for new entries, not repeated from another record. */
const newLines = (key: string, entries: ReadonlyArray<RecordEntry>): ReadonlyArray<RecordLine> =>
  entries.map((entry) => ({ entry, key, hashes: [] }))

/**
 * The text to append to a record that ends with `head`, and its new head. The `hashes` of an added line are those of the lines
 * that it repeats.
 */
export const linesAfter = (head: RecordHead, added: ReadonlyArray<RecordLine>) => {
  let last = head
  const texts = added.map(({ entry, key, hashes: from }) => {
    const link = { line: last.line + 1, key, before: last.hash, ...(from.length === 0 ? {} : { from }) }
    const text = lineText(link, entry)
    last = { line: link.line, hash: hashOf(link.before, text) }
    return `${text}\n`
  })
  return { text: texts.join(''), head: last }
}

/** Whether there is a record. Throws if the account may not enter the folder, or if the path is no file. */
export const isRecordThere = (path: string): boolean => {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found?.isFile() === false) throw new DataFaultError({ tag: 'noFile', path })
  return found !== undefined
}

/** The head of the last line without reading the rest; null if the line has no link or something known is not before it. */
const quickHead = (
  last: string,
  known: ReadonlyArray<RecordHead>,
  readText: () => string,
): RecordHead | null => {
  const read = readLine(last)
  if (E.isLeft(read) || read.right.link === null) return null
  const head = headOf(last, read.right, EMPTY_HEAD)
  const earlier = known.filter(({ hash }) => hash !== head.hash)
  if (earlier.length === 0) return head
  const text = readText()
  return earlier.every(({ hash }) => text.includes(`"before":"${hash}"`)) ? head : null
}

type Found = { readonly head: RecordHead; readonly lacksEnd: boolean }

/** Reads the whole file only if its last line does not suffice. `lacksEnd`: the last line is complete but for its line end. */
const findHead = (path: string, file: number, known: ReadonlyArray<RecordHead>): Found => {
  const readText = () => readFileSync(path, 'utf8')
  const quick = endsWhole(file) ? quickHead(lastLine(file), known, readText) : null
  if (quick !== null) return { head: quick, lacksEnd: false }
  const text = readText()
  const read = readRecord(text)
  const fault = recordFaultOf(path, read, known)
  if (fault !== null) throw new DataFaultError(fault)
  return { head: read.head, lacksEnd: read.lines.length > readRecord(completeLines(text)).lines.length }
}

const appendDurably = (
  path: string,
  added: ReadonlyArray<RecordLine>,
  known: ReadonlyArray<RecordHead> = [],
): RecordHead => {
  if (!isRecordThere(path) && known[0] !== undefined)
    throw new DataFaultError({ tag: 'absent', path, known: known[0] })
  mkdirSync(dirname(path), { recursive: true, mode: PRIVATE_FOLDER })
  return inFile(path, 'a+', (file) => {
    try {
      const found = findHead(path, file, known)
      if (!found.lacksEnd) dropTornLine(file)
      const { text, head } = linesAfter(found.head, added)
      writeFileSync(file, `${found.lacksEnd ? '\n' : ''}${text}`)
      fsyncSync(file)
      return head
    } finally {
      syncFolder(dirname(path))
    }
  })
}

/**
 * Turns every system error but a full disk into a fault of the record, so that the operator does not look for it in `DATA_DIR`.
 */
const ofRecord = (path: string, error: unknown): unknown =>
  error instanceof Error && 'syscall' in error && 'code' in error && !isDiskFull(error)
    ? new DataFaultError({ tag: 'unusable', path, code: String(error.code) })
    : error

/** Appends lines durably; throws if the record lacks a line that is known. */
export const appendLines: typeof appendDurably = (path, ...given) => {
  try {
    return appendDurably(path, ...given)
  } catch (error) {
    throw ofRecord(path, error)
  }
}

type Keeping = {
  readonly recordId?: string
  /** Called before a record is created although the ledger knows others. */
  readonly onRecordBegun?: (path: string) => void
}

/** The record of erasures at `path`. Appends never overlap, because every caller holds a lock of the ledger. */
export const recordAt = (
  path: string,
  { recordId = '', onRecordBegun = () => undefined }: Keeping = {},
): RecordOfErasures => ({
  recordId,
  append: (entries, { key, known }) => {
    const own = known.filter((head) => head.recordId === recordId)
    if (own.length === 0 && known.length > 0 && !isRecordThere(path)) onRecordBegun(path)
    return appendLines(path, newLines(key, entries), own)
  },
})
