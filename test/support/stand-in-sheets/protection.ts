import { areaOf, type GridRange, intersects, rangeOf } from './area'
import { type Actor, type Book, freshId, type Protection } from './book'
import { movedArea, type Rearrangement } from './rearrange'
import { refusal } from './refusal'
import { type Area, type Tab, wholeOf } from './tab'

const PROTECTED =
  'You are trying to edit a protected cell or object. Please contact the spreadsheet owner to remove protection if you need to edit.'

const hinders = ({ isWarningOnly, editors }: Protection, { address }: Actor): boolean =>
  address !== null && !isWarningOnly && !editors.includes(address)

/**
 * Refuses a change of an area that a protection covers in part, unless the actor may edit it or is only warned:
 * `…/reference/rest/v4/spreadsheets/sheets#ProtectedRange`.
 */
export const refuseProtected = ({ protections }: Book, actor: Actor, area: Area): void => {
  if (protections.some((one) => hinders(one, actor) && intersects(one.area, area))) throw refusal(PROTECTED)
}

/** Refuses a change of the tab itself if all of it is protected. */
export const refuseProtectedTab = ({ protections }: Book, actor: Actor, sheetId: number): void => {
  if (protections.some((one) => hinders(one, actor) && one.isWholeTab && one.area.sheetId === sheetId))
    throw refusal(PROTECTED)
}

/** A protection of a whole tab grows with it; any other moves with its cells, and goes when they are deleted. */
export const moveProtections = (
  book: Book,
  tab: Tab,
  dimension: 'ROWS' | 'COLUMNS',
  change: Rearrangement,
): void => {
  book.protections = book.protections.flatMap((one) => {
    if (one.area.sheetId !== tab.sheetId) return [one]
    if (one.isWholeTab) return [{ ...one, area: wholeOf(tab) }]
    const area = movedArea(one.area, dimension, change)
    return area === null ? [] : [{ ...one, area }]
  })
}

type ProtectedRange = {
  readonly protectedRangeId?: number
  readonly range?: GridRange
  readonly description?: string
  readonly warningOnly?: boolean
  readonly editors?: { readonly users?: ReadonlyArray<string> }
}

export const protectedRangeBody = (
  { id, area, isWholeTab, isWarningOnly, description, editors }: Protection,
  { address }: Pick<Actor, 'address'>,
) => ({
  protectedRangeId: id,
  range: isWholeTab ? { sheetId: area.sheetId } : rangeOf(area),
  ...(description === '' ? {} : { description }),
  ...(isWarningOnly ? { warningOnly: true } : {}),
  ...(address === null || isWarningOnly || editors.includes(address) ? { requestingUserCanEdit: true } : {}),
  ...(isWarningOnly ? {} : { editors: { users: editors } }),
})

/** Who protects a range may edit it. */
export const addProtectedRange = (
  book: Book,
  { protectedRange }: { readonly protectedRange?: ProtectedRange },
  actor: Actor,
) => {
  const {
    protectedRangeId,
    range = {},
    description = '',
    warningOnly = false,
    editors,
  } = protectedRange ?? {}
  const isUsed = (id: number) => book.protections.some((one) => one.id === id)
  if (protectedRangeId !== undefined && isUsed(protectedRangeId))
    throw refusal(`protectedRangeId ${protectedRangeId} already exists`)
  const isWholeTab = Object.keys(range).every((name) => name === 'sheetId')
  const area = areaOf(book, range)
  refuseProtected(book, actor, area)
  const added: Protection = {
    id: protectedRangeId ?? freshId(actor.random, isUsed),
    area,
    isWholeTab,
    isWarningOnly: warningOnly,
    description,
    editors: [...(editors?.users ?? []), ...(actor.address === null ? [] : [actor.address])],
  }
  book.protections = [...book.protections, added]
  return { addProtectedRange: { protectedRange: protectedRangeBody(added, actor) } }
}

export const deleteProtectedRange = (
  book: Book,
  { protectedRangeId }: { readonly protectedRangeId?: number },
  actor: Actor,
): void => {
  const found = book.protections.find(({ id }) => id === protectedRangeId)
  if (found === undefined) throw refusal(`No protected range with id: ${protectedRangeId}`)
  if (hinders(found, actor)) throw refusal(PROTECTED)
  book.protections = book.protections.filter((one) => one !== found)
}
