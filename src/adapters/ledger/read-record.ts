import * as E from 'fp-ts/Either'
import type { RecordEntry, RecordHead } from '../../domain/ledger/erase/record-of-erasures'
import { hashOf, NO_LINE, type ReadLine, readLine } from './record-line'

/** A line, counted from 1, that cannot be read, is of a newer release, or does not continue the line before it. */
export type RecordDamage = { readonly line: number; readonly because: 'unreadable' | 'newer' | 'unchained' }

/** `key` is null if an earlier release wrote the line. `hashes`: its own, and those of the lines that it repeats. */
export type RecordLine = {
  readonly entry: RecordEntry
  readonly key: string | null
  readonly hashes: ReadonlyArray<string>
}

export type ReadRecord = {
  readonly lines: ReadonlyArray<RecordLine>
  readonly head: RecordHead
  /** The first damage, or null. */
  readonly damage: RecordDamage | null
}

export const EMPTY_HEAD: RecordHead = { line: 0, hash: NO_LINE }

const isNext = ({ link }: ReadLine, { line, hash }: RecordHead): boolean =>
  link === null || (link.line === line + 1 && link.before === hash)

/** The head after a line; `front` is used only for lines of releases without hashes. */
export const headOf = (text: string, { link }: ReadLine, front: RecordHead): RecordHead =>
  link === null
    ? { line: front.line + 1, hash: hashOf(front.hash, text) }
    : { line: link.line, hash: hashOf(link.before, text) }

const toLine = ({ link, entry }: ReadLine, hash: string): RecordLine => ({
  entry,
  key: link?.key ?? null,
  hashes: [hash, ...(link?.from ?? [])],
})

/** The text without an incomplete last line. */
export const completeLines = (text: string): string => text.slice(0, text.lastIndexOf('\n') + 1)

/** The first characters of a line, in each release. */
const BEGINNINGS: ReadonlyArray<string> = ['{"line":', '{"mark":']

/**
 * Whether a text without a line end may be the first line of a record, cut off by a power failure. A file system may pad it with
 * zeros.
 */
const mayBeTorn = (text: string): boolean => {
  const written = text.replace(/\0+$/, '')
  return BEGINNINGS.some((beginning) => written.startsWith(beginning) || beginning.startsWith(written))
}

/**
 * Reads all readable lines. Omits a last line that is incomplete, because it was never acknowledged, but reads one that lacks
 * only its line end.
 */
export const readRecord = (text: string): ReadRecord => {
  const writtenLines = text.split('\n')
  const last = writtenLines.pop() ?? ''
  const lines: Array<RecordLine> = []
  let head = EMPTY_HEAD
  let damage: RecordDamage | null =
    writtenLines.length > 0 || mayBeTorn(last) ? null : { line: 1, because: 'unreadable' }
  const take = (line: string, read: ReadLine): void => {
    head = headOf(line, read, head)
    lines.push(toLine(read, head.hash))
  }
  for (const [index, line] of writtenLines.entries()) {
    const read = readLine(line)
    if (E.isLeft(read)) {
      damage ??= { line: index + 1, because: read.left }
      head = { line: head.line + 1, hash: hashOf(head.hash, line) }
    } else {
      if (!isNext(read.right, head)) damage ??= { line: index + 1, because: 'unchained' }
      take(line, read.right)
    }
  }
  const unfinished = readLine(last)
  if (E.isRight(unfinished) && isNext(unfinished.right, head)) take(last, unfinished.right)
  return { lines, head, damage }
}

/** The known lines that the given lines lack. */
export const missingFrom = <Head extends RecordHead>(
  lines: ReadonlyArray<RecordLine>,
  known: ReadonlyArray<Head>,
): ReadonlyArray<Head> => {
  const hashes = new Set(lines.flatMap((line) => line.hashes))
  return known.filter(({ hash }) => !hashes.has(hash))
}
