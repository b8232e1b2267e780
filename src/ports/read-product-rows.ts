import type * as TE from 'fp-ts/TaskEither'
import type { SheetRows } from '../domain/catalogue/product-rows'

export type ContentFailure = { readonly tag: 'unreadable'; readonly file: string; readonly reason: string }

/** Gives the product sheet's rows as they stand now, header first (M-131). */
export type ReadProductRows = TE.TaskEither<ContentFailure, SheetRows>
