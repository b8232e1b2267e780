import { existsSync, readFileSync } from 'node:fs'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { NotedErasure } from '../../ports/note-erasures'
import { appendErasures } from '../ledger/append-erasures'
import { erasureLine, readErasureNotes } from '../ledger/erasure-notes'
import type { BackupFault } from './backup-fault'
import { toBackupFault } from './make-backup'

export type Erasures = {
  /** The record in the data folder, which is continued. */
  readonly own: string
  /** A record given by the operator, or null. */
  readonly given: string | null
  readonly areLost: boolean
}

const readRecord = (path: string): E.Either<BackupFault, ReadonlyArray<NotedErasure>> =>
  pipe(
    E.tryCatch(() => readFileSync(path, 'utf8'), toBackupFault),
    E.chain((text) =>
      pipe(
        readErasureNotes(text),
        E.mapLeft((line): BackupFault => ({ tag: 'damagedErasures', path, line })),
      ),
    ),
  )

/** The erasures in both records; fails if neither exists, unless they are declared lost. */
export const readErasures = ({
  own,
  given,
  areLost,
}: Erasures): E.Either<BackupFault, ReadonlyArray<NotedErasure>> => {
  const asked = given ?? own
  if (!existsSync(asked) && !areLost) return E.left({ tag: 'noErasures', path: asked })
  return pipe(
    [own, ...(given === null ? [] : [given])].filter((path) => existsSync(path)),
    E.traverseArray(readRecord),
    E.map((records) => [...new Map(records.flat().map((note) => [erasureLine(note), note])).values()]),
  )
}

/** A later restore may need these erasures too. */
export const keepErasures = (own: string, notes: ReadonlyArray<NotedErasure>): E.Either<BackupFault, void> =>
  pipe(
    existsSync(own) ? readRecord(own) : E.right([]),
    E.chain((known) =>
      E.tryCatch(() => {
        const lines = new Set(known.map(erasureLine))
        appendErasures(own)(notes.filter((note) => !lines.has(erasureLine(note))))
      }, toBackupFault),
    ),
  )
