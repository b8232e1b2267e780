/**
 * How to read a property, with S-005 of `flows/small-flows.ts` as the example:
 *
 *     row: 'S-005',
 *     says: 'Products are never fetched while another fetch is running.',
 *     isBroken: (step) => startsTwice(step, 'loadProducts'),
 *     variant: { says: 'products.want begins anew in every state', model: () => … },
 *
 * A test explores each state that the model can reach, and fails if `isBroken` is true for a step. It then explores the
 * variant, a model with one fault, and fails unless `isBroken` is true there for some step: this shows that the property can
 * fail. `also` names more variants that must fail. `flows/small-flows.ts` builds its variants from `unless`, a change of the
 * machine in words (`altered-machine.ts`) or an edit of its configuration.
 *
 * A property that forbids several things has `clauses`, each with an `isBroken` and a variant of its own. `reach` is a
 * property that asks for a good state within reach from every state: it has `isGood` in place of `isBroken`.
 */
import type { Assumption } from '../../../scripts/diagrams/shown-property'
import type { IsBroken, Model } from './explore'

/** A machine or its surroundings with one fault, and what the fault is. */
export type Variant<S, Fact> = { readonly says: string; readonly model: () => Model<S, Fact> }

type Faults<S, Fact> = {
  readonly variant: Variant<S, Fact>
  readonly also?: ReadonlyArray<Variant<S, Fact>>
}

/** One thing that must not happen. */
export type Clause<S, Fact> = Faults<S, Fact> & { readonly isBroken: IsBroken<S, Fact> }

/** One thing that has to stay within reach from everywhere. */
export type Aim<S, Fact> = Faults<S, Fact> & { readonly isGood: (state: S) => boolean }

type Parts<Part> = Part | { readonly clauses: Readonly<Record<string, Part>> }

/** A property of one clause, or of several named ones. */
export type Stated<Part> = Parts<Part> & {
  readonly row: string
  /** A plain sentence. */
  readonly says: string
  /** What it takes for granted of the code around the machine. */
  readonly assumes?: ReadonlyArray<Assumption>
}

/** The clauses of a property by their names; the name of a single clause is empty. */
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
