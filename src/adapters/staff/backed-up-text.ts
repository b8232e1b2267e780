import { vietnamTimestamp } from '../../domain/text/vietnam-timestamp'
import type { BackedUp, CopiedTable } from '../../ports/backups'

const rowsOf = (tables: ReadonlyArray<CopiedTable>, name: string): number =>
  tables.find(({ table }) => table === name)?.rows ?? 0

/** Registrations of both kinds, quarantined ones included. */
export const countRegistrations = (tables: ReadonlyArray<CopiedTable>): number =>
  rowsOf(tables, 'registration') + rowsOf(tables, 'quarantine')

/** When a backup was made and what it has, for staff. */
export const backedUpText = ({ tables, createdAt }: BackedUp): string =>
  `${rowsOf(tables, 'registration')} đăng ký và ${rowsOf(tables, 'quarantine')} bản ghi để riêng, chép lúc ${vietnamTimestamp(createdAt)}`
