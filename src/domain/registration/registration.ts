import * as t from 'io-ts'
import { literalsOf } from '../codec/literals-of'
import {
  plainRow,
  type SheetColumn,
  type TypedCell,
  typedRow,
  type WorkbookCell,
  workbookRow,
} from '../sheet-cell/sheet-column'
import type { EpochMs } from '../time/epoch-ms'
import type { Form } from './form'
import { MEMBERSHIP_COLUMNS, type Membership } from './membership'
import { MEMBERSHIP_FORM } from './membership-form'
import { ORDER_COLUMNS, type Order } from './order'
import { ORDER_FORM } from './order-form'

/** The kind of a registration, named after the sheet it is written to (M-113, M-132). */
export const Target = t.keyof({ orders: null, members: null }, 'Target')
export type Target = t.TypeOf<typeof Target>

export const TARGETS = literalsOf(Target)

export type Registration =
  | { readonly target: 'orders'; readonly content: Order }
  | { readonly target: 'members'; readonly content: Membership }

/** `at` is the time of receipt. */
export type KeptRegistration = Registration & {
  readonly id: number
  readonly at: EpochMs
  /** The version beside the box for offers; absent if the person did not agree to offers or withdrew it. */
  readonly offersVersion?: string
}

export const FORMS = { orders: ORDER_FORM, members: MEMBERSHIP_FORM } as const satisfies Record<Target, Form>

/** The columns of each sheet, in the order in which they are created. */
export const SHEET_COLUMNS = { orders: ORDER_COLUMNS, members: MEMBERSHIP_COLUMNS } as const satisfies Record<
  Target,
  unknown
>

type BuildRow<Cell> = <Row>(columns: ReadonlyArray<SheetColumn<Row>>, row: Row) => ReadonlyArray<Cell>

const cellsOf = <Cell>(kept: KeptRegistration, build: BuildRow<Cell>): ReadonlyArray<Cell> =>
  kept.target === 'orders' ? build(ORDER_COLUMNS, kept) : build(MEMBERSHIP_COLUMNS, kept)

/** The cells with their types, for the Sheets API (M-106, M-109). */
export const typedCells = (kept: KeptRegistration): ReadonlyArray<TypedCell> => cellsOf(kept, typedRow)

/** The cells as text, as `plainRow`; `rowNumber` counts from 1. */
export const plainCells = (kept: KeptRegistration, rowNumber: number): ReadonlyArray<string> =>
  cellsOf(kept, (columns, row) => plainRow(columns, row, rowNumber))

/** The cells of a workbook; `rowNumber` counts from 1. */
export const workbookCells = (kept: KeptRegistration, rowNumber: number): ReadonlyArray<WorkbookCell> =>
  cellsOf(kept, (columns, row) => workbookRow(columns, row, rowNumber))
