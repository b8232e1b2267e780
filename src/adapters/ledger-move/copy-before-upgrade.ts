import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { PRIVATE_FOLDER } from '../files/private-file'
import { formerName } from '../ledger/former-files'
import { backUpRows } from '../ledger-backup/back-up-rows'
import { inSnapshot } from '../ledger-postgres/in-snapshot'
import type { PostgresFault } from '../ledger-postgres/postgres-fault'
import type { BeforeUpgrade } from '../ledger-postgres/upgrade-schema'

const notCopied = (): PostgresFault => ({ tag: 'notCopied' })

/** Writes a backup beside the record of erasures and calls `told` with its path. */
export const copyBeforeUpgrade =
  (erasuresFile: string, told: (file: string) => void = () => undefined): BeforeUpgrade =>
  (pool) => {
    const folder = dirname(erasuresFile)
    const file = join(folder, `${formerName('upgrade', Date.now())}.backup`)
    return pipe(
      TE.tryCatch(async () => {
        mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER })
      }, notCopied),
      TE.chainW(() => backUpRows((work) => inSnapshot(pool, work), file, Date.now)),
      TE.bimap(notCopied, () => told(file)),
    )
  }
