import { describe, expect, it } from 'vitest'
import { DataFaultError } from '../../../src/adapters/ledger/data-fault'
import { explainRecordFault, type RecordFault } from '../../../src/adapters/ledger/record-fault'

const known = { recordId: '', line: 7, hash: 'h' }
const REPAIR =
  'Hãy kiểm tra ERASURES_FILE và ổ đĩa chứa sổ, hoặc chép bản đầy đủ nhất của sổ (erasures.jsonl) về đó. Nếu sổ đã mất thật, hãy chạy lệnh registrations erasures --lost.'
const REPAIR_PATH = 'Hãy kiểm tra ERASURES_FILE, ổ đĩa chứa sổ, quyền của thư mục và của tệp.'
const damaged = (because: 'unreadable' | 'newer' | 'unchained'): RecordFault => ({
  path: 'p',
  tag: 'damaged',
  damage: { line: 2, because },
})

describe('what is wrong with the record of erasures', () => {
  it.each<[RecordFault, string]>([
    [
      { path: 'p', tag: 'absent', known },
      `p: không có sổ các lần xóa ở đây, nhưng dữ liệu cho biết sổ đã có 7 dòng. ${REPAIR}`,
    ],
    [
      { path: 'p', tag: 'shorter', known, lines: 3 },
      `p: sổ các lần xóa ở đây chỉ có 3 dòng, nhưng dữ liệu cho biết sổ đã có 7 dòng. ${REPAIR}`,
    ],
    [
      { path: 'p', tag: 'other', known },
      `p: sổ các lần xóa ở đây không có dòng 7 mà dữ liệu đã ghi nhận: đây là một sổ khác, hoặc một bản cũ đã được ghi tiếp. ${REPAIR}`,
    ],
    [damaged('unreadable'), `p: dòng 2 của sổ các lần xóa không đọc được. ${REPAIR}`],
    [damaged('newer'), `p: dòng 2 của sổ các lần xóa do phiên bản mới hơn của chương trình ghi. ${REPAIR}`],
    [damaged('unchained'), `p: dòng 2 của sổ các lần xóa không nối tiếp dòng trước nó. ${REPAIR}`],
    [{ path: 'p', tag: 'noRecord' }, `p: tệp này không phải là sổ các lần xóa. ${REPAIR_PATH}`],
    [{ path: 'p', tag: 'noFile' }, `p: ở đây không phải là tệp. ${REPAIR_PATH}`],
    [
      { path: 'p', tag: 'unusable', code: 'EACCES' },
      `p: không tạo, đọc hoặc ghi được sổ các lần xóa (EACCES). ${REPAIR_PATH}`,
    ],
  ])('[P-004] is said whole, with what to do, also in an error: %j', (fault, sentence) => {
    expect(explainRecordFault(fault)).toBe(sentence)
    expect(new DataFaultError(fault)).toMatchObject({ message: sentence, fault })
  })
})
