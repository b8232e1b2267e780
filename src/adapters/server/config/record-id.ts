import { hostname } from 'node:os'
import { resolve } from 'node:path'
import type { LedgerLocation } from './ledger-location'

const RECORD_IDS: Readonly<Record<LedgerLocation['tag'], (erasuresFile: string) => string>> = {
  sqlite: () => '',
  postgres: (erasuresFile) => `${hostname()}:${resolve(erasuresFile)}`,
}

/** The id of the record of erasures; machines that share a database have a record each. */
export const recordIdOf = ({ tag }: Pick<LedgerLocation, 'tag'>, erasuresFile: string): string =>
  RECORD_IDS[tag](erasuresFile)

/** The warning for a new record where the database knows those of other machines. */
export const newRecordWarning = (path: string): string =>
  `${path}: từ đây bắt đầu một sổ các lần xóa mới; các máy khác dùng cùng cơ sở dữ liệu có sổ riêng. Khi khôi phục phải có sổ của mọi máy.`
