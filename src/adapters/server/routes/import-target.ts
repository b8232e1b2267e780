import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { Target } from '../../../domain/registration/registration'
import { type SheetSources, sheetNamed } from '../../../domain/site/sheet-source'
import type { FindServed } from '../find-served'

const ImportQuery = t.type({ id: t.string, range: t.string })

/** Null for the product sheet and unknown ones. Pages opened before a change of settings name the former sheet. */
export const importTarget = async (
  sheets: SheetSources,
  findServed: FindServed,
  query: unknown,
): Promise<Target | null> => {
  const asked = ImportQuery.decode(query)
  if (E.isLeft(asked)) return null
  const { id, range } = asked.right
  const sheet = sheetNamed(sheets, { id, name: range })
  if (sheet === 'products') return null
  if (sheet !== null) return sheet
  const served = await findServed((each) => each.what !== 'consent' && each.id === id && each.name === range)
  return served === undefined || served.what === 'consent' ? null : served.what
}
