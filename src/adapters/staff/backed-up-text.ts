import { sheetTimestamp } from '../../domain/registration/sheet-timestamp'
import type { BackedUp } from '../../ports/backups'

const rowsOf = ({ tables }: BackedUp, name: string): number =>
  tables.find(({ table }) => table === name)?.rows ?? 0

export const backedUpText = (backedUp: BackedUp): string =>
  `${rowsOf(backedUp, 'registration')} đăng ký và ${rowsOf(backedUp, 'quarantine')} bản ghi để riêng, chép lúc ${sheetTimestamp(backedUp.createdAt)}`
