import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { EraseFailure } from '../../domain/ledger/ledger-failure'
import type { Erased } from '../../domain/registration/arrived-registration'
import type { EraseByPhone } from '../../ports/erase-by-phone'
import type { NoteErasures } from '../../ports/note-erasures'
import type { Now } from '../../ports/now'
import { appendErasures, erasuresIn } from '../ledger/append-erasures'
import { eraseRows } from '../ledger/erase-rows'
import { toTrouble } from './explain-ledger-fault'
import { inFileBesideServer } from './in-file-beside-server'
import { commitScript } from './script-runner'
import { wipe } from './wipe'

type Refusal = Exclude<EraseFailure, { readonly tag: 'trouble' }>

const NOTHING: Erased = { registrations: 0, trapped: 0, toRemoveFrom: [] }

export const createEraseByPhone =
  (
    dataDir: string,
    now: Now,
    noteErasures: NoteErasures = appendErasures(erasuresIn(dataDir)),
  ): EraseByPhone =>
  (phone) =>
    pipe(
      TE.fromIOEither(() =>
        inFileBesideServer<Refusal, Erased>(dataDir, NOTHING, (db) =>
          pipe(
            E.right(commitScript(db, eraseRows(phone, { at: now(), noteErasures }))),
            E.filterOrElse(
              () => wipe(db),
              (): Refusal => ({ tag: 'stillRead' }),
            ),
          ),
        ),
      ),
      TE.mapLeft((fault): EraseFailure => (fault.tag === 'stillRead' ? fault : toTrouble(dataDir)(fault))),
    )
