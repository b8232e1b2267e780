import type * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'
import type { DeskList } from '../domain/handling/desk-list'
import type { LedgerUnavailable } from '../domain/ledger/ledger-failure'
import type { Site } from '../domain/site/site'
import type { Now } from './clock'
import type { ReadProductRows } from './content'
import type { Transact } from './transact'

/** The ledger, as the staff's desk uses it. */
export type DeskStore = {
  readonly read: Transact<LedgerUnavailable>
  readonly change: Transact<LedgerUnavailable>
}

/** As `URLSearchParams` has them. */
export type Fields = {
  readonly get: (name: string) => string | null
  readonly getAll: (name: string) => ReadonlyArray<string>
}

/** `who`: the employee’s name. `query`: never data of a person. `fields`: of the posted form. */
export type DeskRequest = {
  readonly who: string
  readonly params: Readonly<Record<string, string>>
  readonly query: Fields
  readonly fields: Fields
}

/** `to`: a path of the desk. */
export type DeskAnswer =
  | { readonly tag: 'page'; readonly status: number; readonly html: string }
  | { readonly tag: 'redirect'; readonly to: string }
  | {
      readonly tag: 'file'
      readonly name: string
      readonly type: string
      readonly body: AsyncIterable<Uint8Array>
    }

/** `path`: as Fastify writes it, with `:names`. Is asked only by whoever is signed in. */
export type DeskRoute = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly handle: (request: DeskRequest) => TE.TaskEither<LedgerUnavailable, DeskAnswer>
}

/** The workbook of what a list shows, with state, note, time of the next call and who made the last step. */
export type ExportXlsx = (
  list: Omit<DeskList, 'before'>,
) => Promise<E.Either<'tooMany', { readonly bytes: Uint8Array; readonly rows: number }>>

export type DeskDeps = {
  readonly ledger: DeskStore
  readonly site: Site
  readonly now: Now
  readonly readProductRows: ReadProductRows
  readonly exportXlsx: ExportXlsx
}

/** What went wrong for whoever sees the page. */
export type DeskTrouble = 'invitationOver' | 'missing' | 'refused' | 'tooMany' | 'unavailable'

/** The sign-in page says why it is shown again. */
export type SignInReason = 'keyMade' | 'refused' | 'none'

/** Pages of the desk as HTML. */
export type DeskPages = {
  readonly routes: (deps: DeskDeps) => ReadonlyArray<DeskRoute>
  /** `next`: the path to open then. `isReloaded`: the browser asks again at once, as if from a page of the desk. */
  readonly signIn: (of: {
    readonly next: string
    readonly reason: SignInReason
    readonly isReloaded: boolean
  }) => string
  readonly invitation: (of: { readonly name: string; readonly address: string }) => string
  /** `who`: the employee who is signed in; null if nobody is. */
  readonly trouble: (trouble: DeskTrouble, who: string | null) => string
  /** Files that the pages name, by path. */
  readonly files: ReadonlyArray<{ readonly path: string; readonly type: string; readonly text: string }>
}
