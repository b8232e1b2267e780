import { MEMBERSHIP_COLUMNS } from '../../../domain/registration/membership-row'
import { ORDER_COLUMNS } from '../../../domain/registration/order-row'
import { type TypedCell, typedRow } from '../../../domain/registration/sheet-column'
import type { KeptRegistration } from '../../../ports/read-registrations'

/** Takes a registration, gives its cells as the sheet is to have them (M-106, M-109). */
export const batchCells = (kept: KeptRegistration): ReadonlyArray<TypedCell> =>
  kept.target === 'orders' ? typedRow(ORDER_COLUMNS, kept) : typedRow(MEMBERSHIP_COLUMNS, kept)
