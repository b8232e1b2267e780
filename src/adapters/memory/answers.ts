import type { ParamsOf, StatementName } from '../ledger/statements'
import type { Answer, Tables } from './tables'

/** How each of the named statements is answered from the tables. */
export type Answers<Name extends StatementName> = {
  readonly [Each in Name]: (tables: Tables, params: ParamsOf<Each>) => Answer
}
