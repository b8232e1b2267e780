import { resolve } from 'node:path'
import type { LedgerError } from '../../domain/ledger/ledger-failure'
import { isDiskFull } from './is-disk-full'
import type { LedgerFault } from './ledger-fault'

/** What is wrong with a ledger's file and what to do, without the folder. */
export const ledgerFaultReason = (fault: LedgerFault): string => {
  switch (fault.tag) {
    case 'absent':
      return 'ở đây chưa có đăng ký nào được lưu. Hãy đặt DATA_DIR là thư mục mà máy chủ dùng.'
    case 'inUse':
      return 'một tiến trình khác đang dùng thư mục này. Hãy dừng tiến trình đó hoặc chọn DATA_DIR khác.'
    case 'notWritable':
      return 'không tạo, đọc hoặc ghi được. Hãy kiểm tra quyền của thư mục và các tệp trong đó.'
    case 'notAFolder':
      return 'đường dẫn này không phải là thư mục.'
    case 'diskFull':
      return 'đĩa đã đầy.'
    case 'inputOutput':
      return 'lỗi đọc ghi (disk I/O error).'
    case 'damaged':
      return 'tệp registrations.sqlite không phải cơ sở dữ liệu hợp lệ hoặc đã hỏng. Hãy khôi phục từ bản sao lưu.'
    case 'newerSchema':
      return 'dữ liệu do phiên bản mới hơn của chương trình tạo ra. Hãy cập nhật chương trình.'
    case 'olderSchema':
      return 'dữ liệu do phiên bản cũ hơn của chương trình tạo ra. Hãy khởi động máy chủ, hoặc chạy lệnh registrations upgrade.'
    case 'restoreUnfinished':
      return 'việc khôi phục đã bị ngắt giữa chừng. Hãy khởi động máy chủ hoặc chạy lại restore để hoàn tất.'
    case 'moved':
      return `các đăng ký đã chuyển sang PostgreSQL ${fault.database}; tệp cũ ở đây không còn được dùng. Hãy đặt DATABASE_URL. Nếu phải quay lại, xem docs/operating.md, mục "Going back to a file".`
    case 'settingRefused':
      return `cơ sở dữ liệu không nhận thiết lập ${fault.setting}, nên không bảo đảm được dữ liệu.`
    case 'record':
      return fault.sentence
    case 'failed':
      return `lỗi đọc ghi (${fault.reason}).`
  }
}

/**
 * The sentence for the operator that names the data folder and what is wrong with its ledger: by the whole path, because a
 * relative one depends on where the command was typed.
 */
export const explainLedgerFault = (dataDir: string, fault: LedgerFault): string =>
  fault.tag === 'record'
    ? fault.sentence
    : `DATA_DIR ${resolve(dataDir)}: ${ledgerFaultReason(fault.tag === 'inputOutput' && isDiskFull(dataDir) ? { tag: 'diskFull' } : fault)}`

/** The fault as a failure that a command shows. */
export const toLedgerError =
  (dataDir: string) =>
  (fault: LedgerFault): LedgerError => ({ tag: 'failed', reason: explainLedgerFault(dataDir, fault) })
