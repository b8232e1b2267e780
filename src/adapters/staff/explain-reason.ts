import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import { type Doubt, readDoubt } from '../../domain/delivery/doubt'
import { columnLetters } from '../../domain/sheet-cell/column-letters'

const rowList = (rows: ReadonlyArray<number>): string => rows.map((row) => row + 1).join(', ')

const quoted = (texts: ReadonlyArray<string>): string => texts.map((text) => `“${text}”`).join(', ')

/** Names the column of a cell, because a heading may be above another one. */
const inColumn = ({ tab }: Doubt, column: 'phone' | 'time'): string =>
  tab?.columns === undefined ? '' : ` (cột ${columnLetters(tab.columns[column])})`

const AGAIN = 'rồi chạy lệnh retry'

const advice = (doubt: Doubt): string => {
  switch (doubt.tag) {
    case 'columnsMissing':
      return `không tìm thấy cột ${quoted(doubt.headings)}. Hãy đặt lại tiêu đề đó ở dòng đầu của đúng cột (hoặc thêm lại cột), ${AGAIN}`
    case 'headingsTwice':
      return `tiêu đề ${quoted(doubt.headings)} có ở hai cột. Hãy đổi tên tiêu đề của cột không phải do trang web ghi, ${AGAIN}`
    case 'numbersElsewhere':
      return `cột ${columnLetters(doubt.column)} phải chứa số điện thoại nhưng phần lớn các ô không phải là số điện thoại. Hãy xếp lại các cột theo tiêu đề, ${AGAIN}`
    case 'headingElsewhere':
      return `tiêu đề “${doubt.heading}” nay ở cột ${columnLetters(doubt.headed)}, nhưng trang web đã ghi vào cột ${columnLetters(doubt.marked)} và cả hai cột đều có nội dung. Nếu cột ${columnLetters(doubt.headed)} là đúng, hãy cắt nội dung cột ${columnLetters(doubt.marked)} sang một cột mới; nếu cột ${columnLetters(doubt.marked)} là đúng, hãy trả tiêu đề về cột đó và đổi tên tiêu đề cột ${columnLetters(doubt.headed)}, ${AGAIN}`
    case 'rowsUndated':
      return `dòng ${rowList(doubt.rows)} có số của người đã xóa, nhưng ô thời gian${inColumn(doubt, 'time')} không đọc được nên không biết có phải đăng ký mới hay không. Hãy ghi lại thời gian theo dạng NN/TT/NNNN giờ:phút:giây, hoặc tự xóa dòng, ${AGAIN}`
    case 'rowsUnnumbered':
      return `ô số điện thoại${inColumn(doubt, 'phone')} ở dòng ${rowList(doubt.rows)} không đọc được, nên chưa chắc mọi dòng của người đã xóa đã được xóa. Hãy sửa ô đó hoặc tự xóa dòng (dòng tổng hay ghi chú thì chuyển sang trang tính khác, dòng tiêu đề thì chuyển lên dòng đầu), ${AGAIN}`
    case 'rowsUnsure':
      return `không chắc dòng ${rowList(doubt.rows)} có phải là đăng ký đang chờ gửi hay không. Hãy sửa ô số điện thoại${inColumn(doubt, 'phone')} và ô thời gian${inColumn(doubt, 'time')}, ghi NN/TT/NNNN giờ:phút:giây, của các dòng đó; nếu muốn gửi lại thì xóa dòng; dòng tổng hay ghi chú thì chuyển sang trang tính khác, dòng tiêu đề thì chuyển lên dòng đầu, ${AGAIN}`
    case 'tabMissing':
      return doubt.nowNamed === null
        ? `bảng tính không có trang tính “${doubt.name}”. Hãy đặt lại tên trang tính, hoặc sửa tên trong site.json và khởi động lại`
        : `trang tính “${doubt.name}” nay tên là “${doubt.nowNamed}”. Hãy đặt lại tên cũ ${AGAIN}, hoặc sửa tên trong site.json và khởi động lại`
    case 'rangeProtected':
      return `một vùng của trang tính đang được bảo vệ. Hãy cho phép tài khoản dịch vụ chỉnh sửa vùng đó (Dữ liệu → Trang tính và dải ô được bảo vệ), ${AGAIN}`
    case 'sheetUnreachable':
      return `không vào được bảng tính cũ ${doubt.id} (trang tính “${doubt.name}”): ${explainReason(doubt.reason)}. Hãy chia sẻ lại bảng tính đó ${AGAIN}; nếu nó không còn nữa: sheets give-up ${doubt.id}`
  }
}

const sentence = (doubt: Doubt): string =>
  doubt.tab === undefined
    ? advice(doubt)
    : `trang tính “${doubt.tab.name}” của bảng tính ${doubt.tab.spreadsheet}: ${advice(doubt)}`

/** A sentence for staff; reasons of the service itself stay as they are. */
export const explainReason = (reason: string): string =>
  pipe(
    readDoubt(reason),
    O.match(() => reason, sentence),
  )
