import { DataFaultError, SCHEMA_REASONS } from '../ledger/data-fault'
import { explainRecordFault, type RecordFault } from '../ledger/record-fault'
import { errorCode } from './sql-state'

const REASONS = {
  noStandby:
    'không có bản sao đồng bộ nào đang kết nối, nên đăng ký chưa thể được ghi ở hai máy. Hãy kiểm tra synchronous_standby_names và máy dự phòng; tài khoản cần quyền pg_monitor để thấy bản sao.',
  ...SCHEMA_REASONS,
  noSchema: 'ở đây chưa có đăng ký nào được lưu.',
  notCopied:
    'không chép được dữ liệu trước khi nâng cấp, nên chưa đổi gì. Hãy kiểm tra quyền và chỗ trống của DATA_DIR.',
  loginRefused: 'tên hoặc mật khẩu bị từ chối.',
  noSuchDatabase: 'chưa có cơ sở dữ liệu này. Hãy tạo trước.',
  notAllowed: 'tài khoản không đủ quyền tạo bảng hoặc ghi dữ liệu.',
  readOnly: 'cơ sở dữ liệu chỉ cho đọc. Hãy dùng máy chủ chính, không dùng bản sao.',
  diskFull: 'đĩa của máy chủ cơ sở dữ liệu đã đầy.',
} as const

/** Why the database cannot be used; contains nothing of its URL. */
export type PostgresFault =
  | { readonly tag: keyof typeof REASONS }
  | { readonly tag: 'notDurable'; readonly setting: 'fsync' | 'synchronous_commit' }
  | { readonly tag: 'record'; readonly fault: RecordFault }
  | { readonly tag: 'unreachable' | 'failed'; readonly code: string }

const reasonOf = (fault: PostgresFault): string => {
  switch (fault.tag) {
    case 'notDurable':
      return `thiết lập ${fault.setting} đang tắt, nên đăng ký đã nhận có thể mất khi máy chủ dừng đột ngột. Hãy bật ${fault.setting} rồi khởi động lại.`
    case 'unreachable':
      return `không kết nối được (${fault.code}). Hãy kiểm tra địa chỉ, cổng và máy chủ cơ sở dữ liệu.`
    case 'record':
      return explainRecordFault(fault.fault)
    case 'failed':
      return `lỗi (${fault.code}).`
    default:
      return REASONS[fault.tag]
  }
}

/**
 * Host and name of a database from its address. Omits credentials, and parts that may contain the rest of an unescaped password.
 */
export const databaseName = (url: string): string => {
  const { host, pathname, search, hash } = new URL(url)
  const isPlain = host !== '' && /^\/[^@:/]*$/.test(pathname) && !`${search}${hash}`.includes('@')
  return isPlain ? `${host}${pathname}` : '(địa chỉ viết sai; ký tự đặc biệt trong mật khẩu phải được mã hóa)'
}

/**
 * The sentence for the operator, without the password. Names no variable, because the address may be DATABASE_URL or MIGRATE_TO.
 */
export const explainPostgresFault = (url: string, fault: PostgresFault): string =>
  fault.tag === 'record' ? reasonOf(fault) : `PostgreSQL ${databaseName(url)}: ${reasonOf(fault)}`

const BY_CODE: Readonly<Record<string, PostgresFault>> = {
  '28000': { tag: 'loginRefused' },
  '28P01': { tag: 'loginRefused' },
  '3D000': { tag: 'noSuchDatabase' },
  '42501': { tag: 'notAllowed' },
  '25006': { tag: 'readOnly' },
  '53100': { tag: 'diskFull' },
  notDurable: { tag: 'notDurable', setting: 'fsync' },
  noStandby: { tag: 'noStandby' },
}

const UNREACHABLE = /^(E[A-Z]+|08...|57P0.|unknown)$/

/** The fault for an error of the driver, of the network or of what is stored. */
export const toPostgresFault = (error: unknown): PostgresFault => {
  if (error instanceof DataFaultError)
    return error.fault.tag === 'row'
      ? { tag: 'failed', code: error.message }
      : { tag: 'record', fault: error.fault }
  const code = errorCode(error)
  return BY_CODE[code] ?? (UNREACHABLE.test(code) ? { tag: 'unreachable', code } : { tag: 'failed', code })
}
