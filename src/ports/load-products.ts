import type * as TE from 'fp-ts/TaskEither'
import type { Product } from '../domain/catalogue/product'
import type { LoadFailure } from './load-failure'

/** The catalogue in the order of the sheet; empty if the service returns nothing (M-131). */
export type LoadProducts = TE.TaskEither<LoadFailure, ReadonlyArray<Product>>
