import type { CopyFault } from './copy-ledger'
import { explainPostgresFault } from './explain-postgres-fault'

/** The sentence for the operator that says why the ledger was not copied. */
export const explainCopyFault = (url: string, fault: CopyFault): string => {
  switch (fault.tag) {
    case 'notEmpty':
      return 'Cơ sở dữ liệu đích đã có dữ liệu. Chỉ chép vào cơ sở dữ liệu trống. Không có gì bị thay đổi. Nếu lần chép trước bị ngắt và chưa máy chủ nào chạy với cơ sở dữ liệu này, hãy xóa nó, tạo lại rồi chạy lại lệnh.'
    case 'differs':
      return `Bản sao của bảng ${fault.table} không khớp, nên những gì vừa chép sang cơ sở dữ liệu đích đã được bỏ hết. Dữ liệu gốc còn nguyên.`
    case 'database':
      return explainPostgresFault(url, fault.fault)
  }
}
