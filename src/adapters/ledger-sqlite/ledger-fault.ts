import { resolve } from 'node:path'
import type { LedgerFailure } from '../../domain/ledger/ledger-failure'
import { systemCode } from '../files/system-code'
import { DataFaultError, SCHEMA_REASONS } from '../ledger/data-fault'
import { hasRoom, isDiskFull } from '../ledger/disk-full'
import { explainRecordFault, type RecordFault } from '../ledger/record-fault'
import { sqliteError } from './sqlite-error'

/** What is wrong with a ledger's file and what to do, without the folder. */
const REASONS = {
  absent: 'ở đây chưa có đăng ký nào được lưu. Hãy đặt DATA_DIR là thư mục mà máy chủ dùng.',
  inUse: 'một tiến trình khác đang dùng thư mục này. Hãy dừng tiến trình đó hoặc chọn DATA_DIR khác.',
  notWritable: 'không tạo, đọc hoặc ghi được. Hãy kiểm tra quyền của thư mục và các tệp trong đó.',
  notAFolder: 'đường dẫn này không phải là thư mục.',
  diskFull: 'đĩa đã đầy.',
  /** Read or write error; on a full disk SQLite may report this, too. */
  inputOutput: 'lỗi đọc ghi (disk I/O error).',
  damaged:
    'tệp registrations.sqlite không phải cơ sở dữ liệu hợp lệ hoặc đã hỏng. Hãy khôi phục từ bản sao lưu.',
  ...SCHEMA_REASONS,
  restoreUnfinished:
    'việc khôi phục đã bị ngắt giữa chừng. Hãy khởi động máy chủ hoặc chạy lại restore để hoàn tất.',
} as const
type Reason = keyof typeof REASONS

export type LedgerFault =
  | { readonly tag: Reason }
  | { readonly tag: 'moved'; readonly database: string }
  | { readonly tag: 'settingRefused'; readonly setting: string }
  | { readonly tag: 'record'; readonly fault: RecordFault }
  | { readonly tag: 'failed'; readonly reason: string }

const reasonOf = (fault: LedgerFault): string => {
  switch (fault.tag) {
    case 'moved':
      return `các đăng ký đã chuyển sang PostgreSQL ${fault.database}; tệp cũ ở đây không còn được dùng. Hãy đặt DATABASE_URL. Nếu phải quay lại, xem docs/operating.md, mục "Going back to a file".`
    case 'settingRefused':
      return `cơ sở dữ liệu không nhận thiết lập ${fault.setting}, nên không bảo đảm được dữ liệu.`
    case 'record':
      return explainRecordFault(fault.fault)
    case 'failed':
      return `lỗi đọc ghi (${fault.reason}).`
    default:
      return REASONS[fault.tag]
  }
}

/** The sentence for the operator, beginning with the file or folder; a fault of the record of erasures names its own. */
export const explainFaultAt = (location: string, fault: LedgerFault): string =>
  fault.tag === 'record' ? reasonOf(fault) : `${location}: ${reasonOf(fault)}`

/**
 * The sentence for the operator. Names the data folder by its absolute path, because a relative one depends on the working
 * directory.
 */
export const explainLedgerFault = (dataDir: string, fault: LedgerFault): string =>
  explainFaultAt(
    `DATA_DIR ${resolve(dataDir)}`,
    fault.tag === 'inputOutput' && !hasRoom(dataDir) ? { tag: 'diskFull' } : fault,
  )

/** The fault as a failure that a command shows. */
export const toLedgerFailure =
  (dataDir: string) =>
  (fault: LedgerFault): LedgerFailure => ({ tag: 'failed', reason: explainLedgerFault(dataDir, fault) })

const BY_SYSTEM_CODE: Readonly<Record<string, Reason>> = {
  EACCES: 'notWritable',
  EPERM: 'notWritable',
  EROFS: 'notWritable',
  ENOENT: 'notWritable',
  ENOTDIR: 'notAFolder',
  EEXIST: 'notAFolder',
}

/** Reasons by primary result code (https://sqlite.org/rescode.html). */
const BY_SQLITE_CODE: Readonly<Record<number, Reason>> = {
  3: 'notWritable',
  5: 'inUse',
  6: 'inUse',
  8: 'notWritable',
  10: 'inputOutput',
  11: 'damaged',
  13: 'diskFull',
  14: 'notWritable',
  26: 'damaged',
}

/** Primary result codes of SQLite for a damaged file. */
export const DAMAGED_CODES = Object.keys(BY_SQLITE_CODE)
  .map(Number)
  .filter((code) => BY_SQLITE_CODE[code] === 'damaged')

/** Carries a fault through a reader that throws. */
export class LedgerFaultError extends Error {
  constructor(readonly fault: LedgerFault) {
    super(fault.tag)
  }
}

const tagged = (tag: Reason | undefined, reason: string): LedgerFault =>
  tag === undefined ? { tag: 'failed', reason } : { tag }

/** The fault for an error of SQLite, of the system or of what is stored. */
export const toLedgerFault = (error: unknown): LedgerFault => {
  if (error instanceof LedgerFaultError) return error.fault
  if (error instanceof DataFaultError)
    return error.fault.tag === 'row'
      ? { tag: 'failed', reason: error.message }
      : { tag: 'record', fault: error.fault }
  const sqlite = sqliteError(error)
  if (sqlite !== null) return tagged(BY_SQLITE_CODE[sqlite.code], sqlite.text)
  if (isDiskFull(error)) return { tag: 'diskFull' }
  const code = systemCode(error) ?? 'unknown'
  return tagged(BY_SYSTEM_CODE[code], code)
}
