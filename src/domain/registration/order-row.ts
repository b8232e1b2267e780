import { sheetRow } from '../sheet-cell/sheet-column'
import type { EpochMs } from '../time/epoch-ms'
import { formColumns, type Recorded } from './form-columns'
import type { Order } from './order'
import { ORDER_FORM } from './order-form'

export type OrderRecord = Recorded<Order>

export const ORDER_COLUMNS = formColumns(ORDER_FORM)

/** The row of an order as the browser sends it; `at` is the time of sending (M-106, M-108). */
export const orderRow = (registration: Order, at: EpochMs): ReadonlyArray<string> =>
  sheetRow<OrderRecord>(ORDER_COLUMNS, { registration, at })
