import { explainLedgerFault, ledgerFaultReason } from '../ledger-sqlite/explain-ledger-fault'
import type { BackupFault } from './backup-fault'

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
      return `${fault.path}: dòng ${fault.line} của sổ các lần xóa không đọc được. Hãy sửa dòng ấy rồi chạy lại.`
    case 'ledger':
      return explainLedgerFault(dataDir, fault.fault)
    case 'place':
      return `${file}: ${ledgerFaultReason(fault.fault)}`
  }
}
