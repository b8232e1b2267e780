import * as t from 'io-ts'

/** The spreadsheet's id and the tab's name (M-113). */
export const SheetSource = t.readonly(t.strict({ id: t.string, name: t.string }), 'SheetSource')
export type SheetSource = t.TypeOf<typeof SheetSource>

export const SheetSources = t.readonly(
  t.strict({ orders: SheetSource, products: SheetSource, members: SheetSource }),
  'SheetSources',
)
export type SheetSources = t.TypeOf<typeof SheetSources>
export type SheetName = keyof SheetSources

/** How the query of a call names a sheet: `range` is the tab's name. */
export const SheetQuery = t.type({ id: t.string, range: t.string })

/** Which of our sheets a call names by spreadsheet and tab; null if none. */
export const sheetNamed = (sources: SheetSources, wanted: SheetSource): SheetName | null =>
  (['orders', 'products', 'members'] as const).find(
    (name) => sources[name].id === wanted.id && sources[name].name === wanted.name,
  ) ?? null
