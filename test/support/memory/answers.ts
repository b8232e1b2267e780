import type { ParamsOf, StatementName } from '../../../src/domain/ledger/statements/statements'
import type { Tables } from './tables'

export type Answers<Name extends StatementName> = {
  readonly [Each in Name]: (tables: Tables, params: ParamsOf<Each>) => ReadonlyArray<unknown>
}

export const NO_ROWS: ReadonlyArray<never> = []
