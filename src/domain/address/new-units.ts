import * as t from 'io-ts'

/** The provinces since 2025-07-01; under `former` the provinces of before, their districts and the wards that now lie there. */
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
