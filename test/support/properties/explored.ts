import type { ShownProperty } from '../../../scripts/diagrams/shown-property'
import { explore } from './explore'
import { DELIVERY, MARKS, REMOVAL, RESTORING, RESTORING_AND_ERASING } from './flows/delivery'
import { ORDER_FORM_FLOW } from './flows/order-form'
import { POPUP } from './flows/popup'
import { REGISTRATIONS, REGISTRATIONS_IN_A_TAB } from './flows/registrations'
import * as SMALL from './flows/small-flows'
import { TWO } from './flows/two-deliveries'
import type { Checked } from './property'

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

/** Explores a model once for all of its properties, and once more for each property's variant. */
export const findingsOf = <S, Fact>({
  flow,
  surroundings,
  assumes,
  model,
  properties,
  reach,
}: Checked<S, Fact>): ReadonlyArray<ShownProperty> => {
  const { states, steps, broken, stuck } = explore(model(), {
    properties: properties.map(({ isBroken }) => isBroken),
    ...(reach === undefined ? {} : { isGood: reach.isGood }),
  })
  const common = { flow, surroundings, assumes, states, steps }
  return [
    ...properties.map(({ row, says, isBroken, variant }, index) => ({
      row,
      says,
      ...common,
      broken: broken[index] ?? null,
      variant: {
        says: variant.says,
        broken: explore(variant.model(), { properties: [isBroken] }).broken[0] ?? null,
      },
    })),
    ...(reach === undefined
      ? []
      : [
          {
            row: reach.row,
            says: reach.says,
            ...common,
            broken: stuck[0] ?? null,
            variant: {
              says: reach.variant.says,
              broken:
                explore(reach.variant.model(), { properties: [], isGood: reach.isGood }).stuck[0] ?? null,
            },
          },
        ]),
  ]
}

/** All results, in the order of the rows. */
export const allFindings = (): ReadonlyArray<ShownProperty> =>
  CHECKED.flatMap(findingsOf).toSorted((a, b) => (a.row < b.row ? -1 : 1))
