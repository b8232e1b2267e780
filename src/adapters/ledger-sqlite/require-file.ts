import { statSync } from 'node:fs'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { type LedgerFault, toLedgerFault } from './ledger-fault'

/** Not by `existsSync`: it takes a file for absent if the account may not enter its folder. */
export const requireFile = (path: string): E.Either<LedgerFault, unknown> =>
  pipe(
    E.tryCatch(() => statSync(path, { throwIfNoEntry: false }), toLedgerFault),
    E.chain(E.fromNullable<LedgerFault>({ tag: 'absent' })),
  )
