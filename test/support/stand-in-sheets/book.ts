import type { Metadata } from './metadata'
import { refusal } from './refusal'
import type { Area, Tab } from './tab'

/** `editors` are the addresses that may edit in spite of the protection. */
export type Protection = {
  readonly id: number
  readonly area: Area
  readonly isWholeTab: boolean
  readonly isWarningOnly: boolean
  readonly description: string
  readonly editors: ReadonlyArray<string>
}

/** A spreadsheet. The values of the fields are never changed, only replaced, so that keeping the former ones undoes a call. */
export type Book = {
  readonly id: string
  tabs: ReadonlyArray<Tab>
  metadata: ReadonlyMap<number, Metadata>
  protections: ReadonlyArray<Protection>
}

export type Settings = {
  /** Whether a sort takes the metadata of rows along. Google documents no answer; without an answer it stays with the row's place. */
  metadataFollowsSort: boolean
  /** Whether a duplicate of a tab has its metadata again, under new ids. Google documents no answer. */
  metadataIsDuplicated: boolean
  /** Whether a protected row or tab refuses metadata, too. Google documents no answer; metadata is no content of a cell. */
  protectionCoversMetadata: boolean
  /** Whether the removal of metadata that is not there is refused. Google documents no answer. */
  isMissingMetadataRefused: boolean
  maxCells: number
}

/** Who acts, and with what rules. */
export type Actor = {
  /** Null for the owner of the spreadsheet, who may edit everything. */
  readonly address: string | null
  readonly settings: Settings
  readonly random: () => number
  /** A text that makes a call invalid, for tests of refusals. */
  readonly poison: string | null
}

export const tabById = ({ tabs }: Book, sheetId: number): Tab => {
  const found = tabs.find((tab) => tab.sheetId === sheetId)
  if (found === undefined) throw refusal(`No grid with id: ${sheetId}`)
  return found
}

export const tabByTitle = ({ tabs }: Book, title: string): Tab => {
  const found = tabs.find((tab) => tab.title === title)
  if (found === undefined) throw new Error(`no tab ${title}`)
  return found
}

export const putTab = (book: Book, tab: Tab): void => {
  book.tabs = book.tabs.map((other) => (other.sheetId === tab.sheetId ? tab : other))
}

/** Refuses what makes the spreadsheet larger than the help page `support.google.com/drive/answer/37603` allows. */
export const refuseTooLarge = ({ tabs }: Book, { settings: { maxCells } }: Actor): void => {
  const cells = tabs.reduce((sum, { rowCount, columnCount }) => sum + rowCount * columnCount, 0)
  if (cells > maxCells)
    throw refusal(
      `This action would increase the number of cells in the workbook above the limit of ${maxCells} cells.`,
    )
}

const LARGEST_ID = 2_147_483_647

/** Returns a positive number at random that is not in use. */
export const freshId = (random: () => number, isUsed: (id: number) => boolean): number => {
  const id = 1 + Math.floor(random() * (LARGEST_ID - 1))
  return isUsed(id) ? freshId(random, isUsed) : id
}
