import type { Assumption } from '../../../scripts/diagrams/shown-property'
import type { IsBroken, Model } from './explore'

/** A machine or its surroundings with one fault, and what the fault is. */
export type Variant<S, Fact> = { readonly says: string; readonly model: () => Model<S, Fact> }

export type Property<S, Fact> = {
  readonly row: string
  /** A plain sentence. */
  readonly says: string
  readonly isBroken: IsBroken<S, Fact>
  readonly variant: Variant<S, Fact>
  /** Further faults that violate it; a test shows each. */
  readonly also?: ReadonlyArray<Variant<S, Fact>>
}

/** Properties of one model; `flow` is the page that shows them. */
export type Checked<S, Fact> = {
  readonly flow: string
  /** What happens around the machine, in words. */
  readonly surroundings: string
  readonly assumes: ReadonlyArray<Assumption>
  readonly model: () => Model<S, Fact>
  readonly properties: ReadonlyArray<Property<S, Fact>>
  /** A row, a sentence, and what has to stay within reach from everywhere. */
  readonly reach?: {
    readonly row: string
    readonly says: string
    readonly isGood: (state: S) => boolean
    readonly variant: Variant<S, Fact>
  }
}
