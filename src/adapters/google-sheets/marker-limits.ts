import type { SheetSources } from '../../domain/site/sheet-source'

/** The markers of one spreadsheet may have 30,000 characters in total. */
const KEPT = 1_000
const KEPT_OF_TWO_SHEETS = 450

/** Lower if both sheets are tabs of one spreadsheet. */
export const markersKept = ({ orders, members }: SheetSources): number =>
  orders.id === members.id ? KEPT_OF_TWO_SHEETS : KEPT
