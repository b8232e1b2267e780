import type { RecordHead } from '../../domain/ledger/erase/record-of-erasures'
import type { RecordDamage } from '../ledger/read-record'
import { damageText } from '../ledger/record-fault'
import {
  explainFaultAt,
  explainLedgerFault,
  type LedgerFault,
  toLedgerFault,
} from '../ledger-sqlite/ledger-fault'

export type BackupFault =
  | { readonly tag: 'absentBackup' }
  | { readonly tag: 'notABackup' }
  | { readonly tag: 'damagedBackup'; readonly what: string }
  | { readonly tag: 'newerBackup' }
  | { readonly tag: 'otherFile' }
  | { readonly tag: 'noErasures'; readonly path: string }
  | { readonly tag: 'damagedErasures'; readonly path: string; readonly damage: RecordDamage }
  /** The records lack a line that the backup or the replaced ledger knows. */
  | { readonly tag: 'missingErasures'; readonly paths: ReadonlyArray<string>; readonly known: RecordHead }
  /** The records have lines whose secret neither the backup nor the replaced ledger knows. */
  | { readonly tag: 'foreignErasures'; readonly paths: ReadonlyArray<string>; readonly lines: number }
  /** None of the records belongs to the ledger that was backed up. */
  | { readonly tag: 'otherErasures'; readonly paths: ReadonlyArray<string> }
  /** The replaced ledger was moved to a database, which was not read and may know later lines. */
  | { readonly tag: 'movedErasures'; readonly database: string }
  /** The database to which the replaced ledger was moved cannot be read. */
  | { readonly tag: 'moved'; readonly sentence: string }
  /** The replaced ledger has removals that are still queued, and only its secret recognizes these persons. */
  | { readonly tag: 'openRemovals'; readonly persons: number }
  | { readonly tag: 'ledger'; readonly fault: LedgerFault }
  /** The backup's own file or folder cannot be read or written. */
  | { readonly tag: 'backupFile'; readonly fault: LedgerFault }

/** `what`: the part of the backup that does not match its seal, facts or checksum. */
export const damagedBackup = (what: string): BackupFault => ({ tag: 'damagedBackup', what })

/** The fault of a backup for an error that reading or writing threw. */
export const toBackupFault = (error: unknown): BackupFault => ({ tag: 'ledger', fault: toLedgerFault(error) })

const OF_THE_FILE: ReadonlyArray<LedgerFault['tag']> = ['diskFull', 'notWritable', 'notAFolder']

/** As `toBackupFault`, where only the file of the backup itself is written. */
export const toBackupFileFault = (error: unknown): BackupFault => {
  const fault = toLedgerFault(error)
  return { tag: OF_THE_FILE.includes(fault.tag) ? 'backupFile' : 'ledger', fault }
}

const LOST =
  'Chỉ thêm --erasures-lost nếu sổ đã mất thật: khi đó những người trong phần đã mất sẽ xuất hiện trở lại.'

/** The sentence for the operator that says why a backup was not made, accepted or restored. */
export const explainBackupFault = (file: string, dataDir: string, fault: BackupFault): string => {
  switch (fault.tag) {
    case 'absentBackup':
      return `${file}: không có tệp này.`
    case 'notABackup':
      return `${file}: không phải bản sao lưu, hoặc phần cuối tệp đã mất.`
    case 'damagedBackup':
      return `${file}: bản sao lưu đã hỏng (${fault.what}). Đừng dùng nó; hãy lấy một bản khác.`
    case 'newerBackup':
      return `${file}: bản sao lưu do phiên bản mới hơn của chương trình tạo ra. Hãy cập nhật chương trình.`
    case 'otherFile':
      return `${file}: đã có một tệp khác mang tên này. Chỉ bản sao lưu cũ mới được ghi đè.`
    case 'noErasures':
      return `${fault.path}: không có sổ các lần xóa. Thiếu sổ này, dữ liệu của những người đã được xóa sẽ xuất hiện trở lại. Hãy chỉ ra sổ bằng --erasures TỆP, hoặc thêm --erasures-lost nếu sổ đã mất thật.`
    case 'damagedErasures':
      return `${fault.path}: ${damageText(fault.damage)}. Hãy dùng một bản khác của sổ. ${LOST}`
    case 'missingErasures':
      return `${fault.paths.join(', ')}: sổ các lần xóa thiếu dòng ${fault.known.line} mà dữ liệu đã ghi nhận, nên có thể thiếu cả những người đã được xóa sau đó. Hãy chỉ ra bản đầy đủ nhất của sổ bằng --erasures TỆP; nếu nhiều máy cùng xóa, hãy chỉ ra sổ của từng máy, mỗi sổ một --erasures TỆP. ${LOST}`
    case 'foreignErasures':
      return `${fault.paths.join(', ')}: ${fault.lines} dòng của sổ các lần xóa do một máy chủ khác ghi, bản sao lưu này không nhận ra những người trong đó. Hãy đặt thư mục dữ liệu của máy chủ ấy vào DATA_DIR, hoặc dùng bản sao lưu mới hơn. ${LOST}`
    case 'otherErasures':
      return `${fault.paths.join(', ')}: đây không phải sổ các lần xóa của bản sao lưu này. Hãy chỉ ra sổ của máy đã sao lưu bằng --erasures TỆP. ${LOST}`
    case 'movedErasures':
      return `DATA_DIR ${dataDir}: các đăng ký đã chuyển sang PostgreSQL ${fault.database}, nên chỉ ở đó mới biết sổ các lần xóa phải có bao nhiêu dòng. Hãy đặt MIGRATE_TO là địa chỉ của cơ sở dữ liệu ấy để so, hoặc chỉ ra sổ đầy đủ bằng --erasures TỆP.`
    case 'moved':
      return fault.sentence
    case 'openRemovals':
      return `Trong trang tính còn dòng của ${fault.persons} người đã được xóa, chỉ máy chủ đang bị thay mới nhận ra họ. Hãy khởi động lại máy chủ ấy, chờ đến khi lệnh status cho biết không còn yêu cầu xóa nào, rồi dừng nó và khôi phục. Nếu không thể, hãy tự xóa những dòng ấy trong trang tính rồi thêm --erasures-lost.`
    case 'ledger':
      return explainLedgerFault(dataDir, fault.fault)
    case 'backupFile':
      return explainFaultAt(file, fault.fault)
  }
}
