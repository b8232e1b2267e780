import { describe, expect, it } from 'vitest'
import { explainReason } from '../../../src/adapters/staff/explain-reason'
import { type Doubt, doubtReason } from '../../../src/domain/delivery/doubt'

const DOUBTS: ReadonlyArray<readonly [Doubt, string]> = [
  [
    { tag: 'columnsMissing', headings: ['Họ và tên', 'Số điện thoại'] },
    'không tìm thấy cột “Họ và tên”, “Số điện thoại”. Hãy đặt lại tiêu đề đó ở dòng đầu của đúng cột (hoặc thêm lại cột), rồi chạy lệnh retry',
  ],
  [
    { tag: 'headingsTwice', headings: ['Thời gian'] },
    'tiêu đề “Thời gian” có ở hai cột. Hãy đổi tên tiêu đề của cột không phải do trang web ghi, rồi chạy lệnh retry',
  ],
  [
    { tag: 'numbersElsewhere', column: 0, tab: { spreadsheet: 'abc', name: 'Đơn' } },
    'trang tính “Đơn” của bảng tính abc: cột A phải chứa số điện thoại nhưng phần lớn các ô không phải là số điện thoại. Hãy xếp lại các cột theo tiêu đề, rồi chạy lệnh retry',
  ],
  [
    { tag: 'numbersElsewhere', column: 27 },
    'cột AB phải chứa số điện thoại nhưng phần lớn các ô không phải là số điện thoại. Hãy xếp lại các cột theo tiêu đề, rồi chạy lệnh retry',
  ],
  [
    { tag: 'headingElsewhere', heading: 'Số điện thoại', marked: 2, headed: 7 },
    'tiêu đề “Số điện thoại” nay ở cột H, nhưng trang web đã ghi vào cột C và cả hai cột đều có nội dung. Nếu cột H là đúng, hãy cắt nội dung cột C sang một cột mới; nếu cột C là đúng, hãy trả tiêu đề về cột đó và đổi tên tiêu đề cột H, rồi chạy lệnh retry',
  ],
  [
    { tag: 'rowsUndated', rows: [0, 8] },
    'dòng 1, 9 có số của người đã xóa, nhưng ô thời gian không đọc được nên không biết có phải đăng ký mới hay không. Hãy ghi lại thời gian theo dạng NN/TT/NNNN giờ:phút:giây, hoặc tự xóa dòng, rồi chạy lệnh retry',
  ],
  [
    { tag: 'rowsUnnumbered', rows: [4] },
    'ô số điện thoại ở dòng 5 không đọc được, nên chưa chắc mọi dòng của người đã xóa đã được xóa. Hãy sửa ô đó hoặc tự xóa dòng (dòng tổng hay ghi chú thì chuyển sang trang tính khác, dòng tiêu đề thì chuyển lên dòng đầu), rồi chạy lệnh retry',
  ],
  [
    { tag: 'rowsUnsure', rows: [4] },
    'không chắc dòng 5 có phải là đăng ký đang chờ gửi hay không. Hãy sửa ô số điện thoại và ô thời gian, ghi NN/TT/NNNN giờ:phút:giây, của các dòng đó; nếu muốn gửi lại thì xóa dòng; dòng tổng hay ghi chú thì chuyển sang trang tính khác, dòng tiêu đề thì chuyển lên dòng đầu, rồi chạy lệnh retry',
  ],
  [
    {
      tag: 'rowsUndated',
      rows: [1],
      tab: { spreadsheet: 'abc', name: 'Đơn', columns: { phone: 2, time: 26 } },
    },
    'trang tính “Đơn” của bảng tính abc: dòng 2 có số của người đã xóa, nhưng ô thời gian (cột AA) không đọc được nên không biết có phải đăng ký mới hay không. Hãy ghi lại thời gian theo dạng NN/TT/NNNN giờ:phút:giây, hoặc tự xóa dòng, rồi chạy lệnh retry',
  ],
  [
    {
      tag: 'rowsUnnumbered',
      rows: [1],
      tab: { spreadsheet: 'abc', name: 'Đơn', columns: { phone: 2, time: 6 } },
    },
    'trang tính “Đơn” của bảng tính abc: ô số điện thoại (cột C) ở dòng 2 không đọc được, nên chưa chắc mọi dòng của người đã xóa đã được xóa. Hãy sửa ô đó hoặc tự xóa dòng (dòng tổng hay ghi chú thì chuyển sang trang tính khác, dòng tiêu đề thì chuyển lên dòng đầu), rồi chạy lệnh retry',
  ],
  [
    {
      tag: 'rowsUnsure',
      rows: [1],
      tab: { spreadsheet: 'abc', name: 'Đơn', columns: { phone: 2, time: 6 } },
    },
    'trang tính “Đơn” của bảng tính abc: không chắc dòng 2 có phải là đăng ký đang chờ gửi hay không. Hãy sửa ô số điện thoại (cột C) và ô thời gian (cột G), ghi NN/TT/NNNN giờ:phút:giây, của các dòng đó; nếu muốn gửi lại thì xóa dòng; dòng tổng hay ghi chú thì chuyển sang trang tính khác, dòng tiêu đề thì chuyển lên dòng đầu, rồi chạy lệnh retry',
  ],
  [
    { tag: 'tabMissing', name: 'Đơn', nowNamed: null },
    'bảng tính không có trang tính “Đơn”. Hãy đặt lại tên trang tính, hoặc sửa tên trong site.json và khởi động lại',
  ],
  [
    { tag: 'tabMissing', name: 'Đơn', nowNamed: 'Cũ' },
    'trang tính “Đơn” nay tên là “Cũ”. Hãy đặt lại tên cũ rồi chạy lệnh retry, hoặc sửa tên trong site.json và khởi động lại',
  ],
  [
    { tag: 'rangeProtected' },
    'một vùng của trang tính đang được bảo vệ. Hãy cho phép tài khoản dịch vụ chỉnh sửa vùng đó (Dữ liệu → Trang tính và dải ô được bảo vệ), rồi chạy lệnh retry',
  ],
  [
    { tag: 'sheetUnreachable', id: 'abc', name: 'Đơn', reason: 'the service answers 404' },
    'không vào được bảng tính cũ abc (trang tính “Đơn”): the service answers 404. Hãy chia sẻ lại bảng tính đó rồi chạy lệnh retry; nếu nó không còn nữa: sheets give-up abc',
  ],
]

describe('the reason why a sheet is halted or a removal waits', () => {
  it.each(DOUBTS)('[P-003] says what is unsure and what staff can do: %j', (doubt, sentence) => {
    expect(explainReason(doubtReason(doubt))).toBe(sentence)
  })

  it.each(['the service answers 403', 'doubt {', 'doubt {"tag":"of a newer release"}'])(
    '[P-003] stays as it is if it is no doubt: %s',
    (reason) => {
      expect(explainReason(reason)).toBe(reason)
    },
  )
})
