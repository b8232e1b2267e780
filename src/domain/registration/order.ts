import { sheetRow } from '../sheet-cell/sheet-column'
import type { EpochMs } from '../time/epoch-ms'
import type { RegistrationOf } from './form'
import { formColumns, type Timed } from './form-columns'
import { ORDER_FORM } from './order-form'

/** Contains the labels of province and district, and the product titles in the order of choosing. */
export type Order = RegistrationOf<typeof ORDER_FORM>

export type TimedOrder = Timed<Order>

export const ORDER_COLUMNS = formColumns(ORDER_FORM)

/** The row of an order as the browser sends it; `at` is the time of sending (M-106, M-108). */
export const orderRow = (content: Order, at: EpochMs): ReadonlyArray<string> =>
  sheetRow<TimedOrder>(ORDER_COLUMNS, { content, at })
