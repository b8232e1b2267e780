import type {
  OneRowName,
  ParamsOf,
  RowOf,
  RuntimeStatementName,
  StatementName,
} from './statements/statements'

type Name = StatementName | RuntimeStatementName

/** A statement with its parameters, as a script yields it. */
export type StatementCall<N extends Name = Name> = {
  readonly [Each in N]: { readonly name: Each; readonly params: ParamsOf<Each> }
}[N]

/**
 * A decision shared by all stores: it yields statements and receives their rows, decoded by the codec of the statement, all
 * in one transaction.
 */
export type Script<A> = Generator<StatementCall, A, ReadonlyArray<unknown>>

/** Runs a statement and returns its rows. */
export function* run<N extends Name>(name: N, params: ParamsOf<N>): Script<ReadonlyArray<RowOf<N>>> {
  return (yield { name, params } as StatementCall) as ReadonlyArray<RowOf<N>>
}

/** The first row of a statement, or null. */
export function* first<N extends Name>(name: N, params: ParamsOf<N>): Script<RowOf<N> | null> {
  return (yield* run(name, params))[0] ?? null
}

/** The row of a statement that always returns one. */
export function* only<N extends OneRowName>(name: N, params: ParamsOf<N>): Script<RowOf<N>> {
  const [row] = (yield { name, params } as StatementCall) as readonly [RowOf<N>]
  return row
}
