import * as t from 'io-ts'

/** Provinces since 2025-07-01. `former` maps each former province to its districts, and each district to its new wards. */
export const NewUnits = t.readonly(
  t.type({
    version: t.string,
    provinces: t.readonlyArray(
      t.readonly(
        t.type({
          label: t.string,
          former: t.record(t.string, t.record(t.string, t.readonlyArray(t.string))),
        }),
      ),
    ),
  }),
  'NewUnits',
)
export type NewUnits = t.TypeOf<typeof NewUnits>

export const noNewUnits: NewUnits = { version: '', provinces: [] }
