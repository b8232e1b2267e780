import type * as TE from 'fp-ts/TaskEither'
import type { Product } from '../domain/catalogue/product'
import type { LoadFailure } from './load-failure'

/** Gives the catalogue in sheet order, empty where nothing comes back (M-131). */
export type LoadProducts = TE.TaskEither<LoadFailure, ReadonlyArray<Product>>
