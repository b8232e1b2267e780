import type { ParamsOf, StatementName } from '../ledger/statements'
import type { Tables } from './tables'

/** How each of the named statements changes the tables, and its rows. */
export type Answers<Name extends StatementName> = {
  readonly [Each in Name]: (tables: Tables, params: ParamsOf<Each>) => ReadonlyArray<unknown>
}

/** For a statement that gives no rows. */
export const NO_ROWS: ReadonlyArray<never> = []
