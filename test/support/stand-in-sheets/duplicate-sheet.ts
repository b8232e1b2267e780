import { type Actor, type Book, freshId, refuseTooLarge, tabById } from './book'
import type { Tab } from './tab'
import { freshTitle, newId, place, refuseTaken, replyOf } from './tab-requests'

/**
 * Whether the copy has the metadata again is not documented, so it is a setting; protections are not copied, which differs
 * from what people see.
 */
export const duplicateSheet = (
  book: Book,
  {
    sourceSheetId = 0,
    insertSheetIndex = 0,
    newSheetId,
    newSheetName = '',
  }: {
    readonly sourceSheetId?: number
    readonly insertSheetIndex?: number
    readonly newSheetId?: number
    readonly newSheetName?: string
  },
  actor: Actor,
) => {
  const source = tabById(book, sourceSheetId)
  refuseTaken(book, newSheetName)
  const copy: Tab = {
    ...source,
    sheetId: newId(book, newSheetId, actor),
    title:
      newSheetName === ''
        ? freshTitle(book, (n) => (n === 1 ? `Copy of ${source.title}` : `Copy of ${source.title} ${n}`))
        : newSheetName,
  }
  place(book, copy, insertSheetIndex)
  refuseTooLarge(book, actor)
  if (actor.settings.metadataIsDuplicated) {
    const metadata = new Map(book.metadata)
    for (const entry of book.metadata.values()) {
      if (entry.location.type === 'SPREADSHEET' || entry.location.sheetId !== source.sheetId) continue
      const metadataId = freshId(actor.random, (id) => metadata.has(id))
      const location = { ...entry.location, sheetId: copy.sheetId }
      metadata.set(metadataId, { ...entry, metadataId, location })
    }
    book.metadata = metadata
  }
  return { duplicateSheet: replyOf(book, copy) }
}
