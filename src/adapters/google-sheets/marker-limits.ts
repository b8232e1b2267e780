import type { SheetSources } from '../../domain/site/sheet-source'

/** Markers kept in a spreadsheet, which has room for 30,000 characters of them. */
const KEPT = 1_000
const KEPT_OF_TWO_SHEETS = 450

/** The markers kept for each target; fewer if both share a spreadsheet. */
export const markersKept = ({ orders, members }: SheetSources): number =>
  orders.id === members.id ? KEPT_OF_TWO_SHEETS : KEPT
