import { sheetRow } from '../sheet-cell/sheet-column'
import type { EpochMs } from '../time/epoch-ms'
import type { RegistrationOf } from './form'
import { formColumns, type Recorded } from './form-columns'
import { ORDER_FORM } from './order-form'

/** Contains the labels of province and district, and the product titles in the order of choosing. */
export type Order = RegistrationOf<typeof ORDER_FORM>

export type OrderRecord = Recorded<Order>

export const ORDER_COLUMNS = formColumns(ORDER_FORM)

/** The row of an order as the browser sends it; `at` is the time of sending (M-106, M-108). */
export const orderRow = (content: Order, at: EpochMs): ReadonlyArray<string> =>
  sheetRow<OrderRecord>(ORDER_COLUMNS, { content, at })
