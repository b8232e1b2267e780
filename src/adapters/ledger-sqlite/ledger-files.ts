import { statSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { ERASURES_FILE } from '../files/erasures-file'
import { isFormer } from '../ledger/former-files'
import { type LedgerFault, toLedgerFault } from './ledger-fault'

/** Prefix of all files of a ledger, including SQLite's own journals. */
const PREFIX = 'registrations.'

/** The database of the data folder, and the lock of the process that serves it. */
export const ledgerFiles = (dataDir: string) => ({
  database: join(dataDir, `${PREFIX}sqlite`),
  lock: join(dataDir, `${PREFIX}lock`),
})

/** The files of a restore that is under way. */
export const restoreFiles = (dataDir: string) => ({
  /** The incomplete new ledger, which may be deleted. */
  part: join(dataDir, `${PREFIX}restoring`),
  /** The complete new ledger, about to replace the present one. */
  whole: join(dataDir, `${PREFIX}restored`),
})

/** Whether the program made a file of the data folder, by its name. */
export const isOurs = (name: string): boolean =>
  name.startsWith(ERASURES_FILE) || name.startsWith(PREFIX) || isFormer(name)

/** Fails if the file is absent. `existsSync` would also deny a file in a folder that the account may not enter. */
export const requireFile = (path: string): E.Either<LedgerFault, unknown> =>
  pipe(
    E.tryCatch(() => statSync(path, { throwIfNoEntry: false }), toLedgerFault),
    E.chain(E.fromNullable<LedgerFault>({ tag: 'absent' })),
  )
