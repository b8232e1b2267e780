import type * as TE from 'fp-ts/TaskEither'
import type { SheetRows } from '../domain/catalogue/product-rows'
import type { ContentFailure } from './content-failure'

/** The current rows of the product sheet, header first (M-131). */
export type ReadProductRows = TE.TaskEither<ContentFailure, SheetRows>
