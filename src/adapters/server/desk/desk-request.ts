import * as E from 'fp-ts/Either'
import type * as TE from 'fp-ts/TaskEither'
import type { LedgerUnavailable } from '../../../domain/ledger/ledger-failure'
import type { Site } from '../../../domain/site/site'
import type { Now } from '../../../ports/clock'
import type { ReadProductRows } from '../../../ports/content'
import type { DeskStore, ExportXlsx } from '../../../ports/desk'
import type { DeskPages } from '../../../ports/desk-pages'

/** What the ledger answered; throws if it cannot be used, which the error handler answers. */
export const orThrow = <A>(answer: E.Either<LedgerUnavailable, A>): A => {
  if (E.isRight(answer)) return answer.right
  throw Object.assign(new Error('ledger'), { code: answer.left.reason, statusCode: 503 })
}

/** The part of `URLSearchParams` that is used. */
type Fields = {
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
  | { readonly tag: 'file'; readonly name: string; readonly type: string; readonly bytes: Uint8Array }

export type PendingAnswer = TE.TaskEither<LedgerUnavailable, DeskAnswer>

/** A route that only signed-in employees reach. `path`: as Fastify writes it, with `:names`. */
export type DeskRoute = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly handle: (request: DeskRequest) => PendingAnswer
}

export type DeskDeps = {
  readonly ledger: DeskStore
  readonly pages: DeskPages
  readonly site: Site
  readonly now: Now
  readonly readProductRows: ReadProductRows
  readonly exportXlsx: ExportXlsx
}

export const page = (html: string, status = 200): DeskAnswer => ({ tag: 'page', status, html })

export const UNPROCESSABLE = 422
export const NOT_FOUND = 404
