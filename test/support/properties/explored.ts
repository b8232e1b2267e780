import type { ShownProperty, StatedProperty } from '../../../scripts/diagrams/shown-property'
import { explore, type Model } from './explore'
import { DELIVERY, MARKS, REMOVAL, RESTORING, RESTORING_AND_ERASING } from './flows/delivery'
import { ORDER_FORM_FLOW } from './flows/order-form'
import { POPUP } from './flows/popup'
import { REGISTRATIONS, REGISTRATIONS_IN_A_TAB } from './flows/registrations'
import * as SMALL from './flows/small-flows'
import { TWO } from './flows/two-deliveries'
import { type Aim, type Checked, type Clause, clausesOf, type Stated } from './property'

// biome-ignore lint/suspicious/noExplicitAny: each has states of its own
export const CHECKED: ReadonlyArray<Checked<any, any>> = [
  POPUP,
  REGISTRATIONS,
  REGISTRATIONS_IN_A_TAB,
  ORDER_FORM_FLOW,
  DELIVERY,
  REMOVAL,
  RESTORING,
  RESTORING_AND_ERASING,
  MARKS,
  TWO,
  ...Object.values(SMALL),
]

const byRow = <A extends { readonly row: string }>(all: ReadonlyArray<A>): ReadonlyArray<A> =>
  all.toSorted((a, b) => (a.row < b.row ? -1 : 1))

const statedIn = ({ flow, properties, reach }: (typeof CHECKED)[number]): ReadonlyArray<StatedProperty> =>
  [...properties, ...(reach === undefined ? [] : [reach])].map(({ row, says, assumes = [] }) => ({
    row,
    says,
    flow,
    assumes,
  }))

/** What the properties say, in the order of the rows. */
export const STATED: ReadonlyArray<StatedProperty> = byRow(CHECKED.flatMap(statedIn))

type Way = ReadonlyArray<string> | null
type Part<S, Fact> = Clause<S, Fact> | Aim<S, Fact>

/** The shortest way on which a model does what one clause forbids, all others taken as true; null if there is none. */
export const wayToBreak = <S, Fact>(part: Part<S, Fact>, model: Model<S, Fact>): Way =>
  'isBroken' in part
    ? (explore(model, { properties: [part.isBroken] }).broken[0] ?? null)
    : (explore(model, { properties: [], isGood: part.isGood }).stuck[0] ?? null)

/** Explores a model once for all of its properties, and once more for the variant of each clause. */
export const findingsOf = <S, Fact>({
  flow,
  surroundings,
  model,
  properties,
  reach,
}: Checked<S, Fact>): ReadonlyArray<ShownProperty> => {
  const partsOf = properties.map((property) => clausesOf(property).map(([, clause]) => clause))
  const aims = reach === undefined ? [] : clausesOf(reach).map(([, aim]) => aim)
  const { states, steps, broken, stuck } = explore(model(), {
    properties: partsOf.map((clauses) => (step) => clauses.some(({ isBroken }) => isBroken(step))),
    ...(reach === undefined ? {} : { isGood: (state) => aims.every(({ isGood }) => isGood(state)) }),
  })
  const finding = (stated: Stated<Part<S, Fact>>, way: Way): ShownProperty => ({
    row: stated.row,
    says: stated.says,
    flow,
    surroundings,
    assumes: stated.assumes ?? [],
    states,
    steps,
    broken: way,
    variants: clausesOf(stated).map(([clause, part]) => ({
      clause,
      says: part.variant.says,
      broken: wayToBreak(part, part.variant.model()),
    })),
  })
  return [
    ...properties.map((property, index) => finding(property, broken[index] ?? null)),
    ...(reach === undefined ? [] : [finding(reach, stuck[0] ?? null)]),
  ]
}

/** All results, in the order of the rows. */
export const allFindings = (find = findingsOf): ReadonlyArray<ShownProperty> =>
  byRow(CHECKED.flatMap((checked) => find(checked)))
