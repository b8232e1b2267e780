import type { EpochMs } from './epoch-ms'
import type { Order } from './order'
import { joinTitles } from './product-titles'
import { type SheetColumn, sheetRow } from './sheet-column'
import { sheetTimestamp } from './sheet-timestamp'

export type OrderRecord = { readonly registration: Order; readonly at: EpochMs }

/** The purchase sheet's columns, in order (M-106). */
export const ORDER_COLUMNS = [
  { heading: 'STT', kind: 'rowNumber' },
  { heading: 'Họ và tên', kind: 'text', value: ({ registration }) => registration.name },
  { heading: 'Số điện thoại', kind: 'digits', value: ({ registration }) => registration.phone },
  { heading: 'Tỉnh/Thành phố', kind: 'text', value: ({ registration }) => registration.province },
  { heading: 'Quận/Huyện', kind: 'text', value: ({ registration }) => registration.district },
  { heading: 'Sản phẩm', kind: 'text', value: ({ registration }) => joinTitles(registration.titles) },
  { heading: 'Thời gian', kind: 'text', value: ({ at }) => sheetTimestamp(at) },
] as const satisfies ReadonlyArray<SheetColumn<OrderRecord>>

/** Takes an order and the moment it was sent, gives its seven cells (M-106, M-107, M-108). */
export const orderRow = (registration: Order, at: EpochMs): ReadonlyArray<string> =>
  sheetRow<OrderRecord>(ORDER_COLUMNS, { registration, at })
