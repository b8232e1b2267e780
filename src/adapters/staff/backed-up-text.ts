import { vietnamTimestamp } from '../../domain/text/vietnam-timestamp'
import type { BackedUp, CopiedTable } from '../../ports/backups'

const rowsOf = (tables: ReadonlyArray<CopiedTable>, name: string): number =>
  tables.find(({ table }) => table === name)?.rows ?? 0

/** The number of registrations of both kinds, including quarantined ones. */
export const countRegistrations = (tables: ReadonlyArray<CopiedTable>): number =>
  rowsOf(tables, 'registration') + rowsOf(tables, 'quarantine')

/** The time and content of a backup, for staff. */
export const backedUpText = ({ tables, createdAt }: BackedUp): string =>
  `${rowsOf(tables, 'registration')} đăng ký và ${rowsOf(tables, 'quarantine')} bản ghi để riêng, chép lúc ${vietnamTimestamp(createdAt)}`
