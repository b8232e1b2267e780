import type { Assumption } from '../../../scripts/diagrams/shown-property'
import type { IsBroken, Model } from './explore'

/** A machine or its surroundings with one fault, and what the fault is. */
export type Variant<S, Fact> = { readonly says: string; readonly model: () => Model<S, Fact> }

/** Faults that bring about what a clause forbids; a test shows each. */
export type Faults<S, Fact> = {
  readonly variant: Variant<S, Fact>
  readonly also?: ReadonlyArray<Variant<S, Fact>>
}

/** One thing that must not happen. */
export type Clause<S, Fact> = Faults<S, Fact> & { readonly isBroken: IsBroken<S, Fact> }

/** One thing that has to stay within reach from everywhere. */
export type Aim<S, Fact> = Faults<S, Fact> & { readonly isGood: (state: S) => boolean }

/** One clause, or several by what each forbids or asks for: each is shown to fail alone. */
export type Parts<Part> = Part | { readonly clauses: Readonly<Record<string, Part>> }

export type Stated<Part> = Parts<Part> & {
  readonly row: string
  /** A plain sentence. */
  readonly says: string
  /** What it takes for granted of the code around the machine. */
  readonly assumes?: ReadonlyArray<Assumption>
}

/** The clauses of a property by their names; that of a single one is empty. */
export const clausesOf = <Part extends object>(parts: Parts<Part>): ReadonlyArray<readonly [string, Part]> =>
  'clauses' in parts ? Object.entries(parts.clauses) : [['', parts]]

/** Properties of one model; `flow` is the page that shows them. */
export type Checked<S, Fact> = {
  readonly flow: string
  /** What happens around the machine, in words. */
  readonly surroundings: string
  readonly model: () => Model<S, Fact>
  readonly properties: ReadonlyArray<Stated<Clause<S, Fact>>>
  readonly reach?: Stated<Aim<S, Fact>>
}
