import type { SheetSources } from '../../domain/site/sheet-source'

/** A spreadsheet holds 30,000 characters of markers. */
const KEPT = 1_000
const KEPT_OF_TWO_SHEETS = 450

/** Fewer where both sheets are tabs of one spreadsheet. */
export const markersKept = ({ orders, members }: SheetSources): number =>
  orders.id === members.id ? KEPT_OF_TWO_SHEETS : KEPT
