import { describe, expect, it } from 'vitest'
import { commandText } from '../../../src/ui/copy/desk-history'

describe('a line of the history at the desk', () => {
  it.each([
    ['desk opened', 'mở đăng ký'],
    ['staff invite Hùng', 'mời nhân viên Hùng'],
    ['staff remove Trần Thị Hà', 'hủy quyền vào trang của nhân viên Trần Thị Hà'],
    ['staff', 'xem danh sách nhân viên'],
    ['export orders', 'xuất đơn hàng ra tệp'],
    ['quarantine release 12', 'nhận đăng ký để riêng số 12'],
    ['sheets give-up 1AbC', 'bỏ bảng tính 1AbC'],
    ['migrate --undo', 'chuyển dữ liệu từ PostgreSQL về tệp'],
    ['consent withdraw offers', 'rút sự đồng ý nhận ưu đãi'],
    ['erase', 'xóa đăng ký của khách'],
  ])('[P-010, P-019] says of `%s`: %s', (command, text) => {
    expect(commandText(command)).toBe(text)
  })

  it('[P-010, P-019] shows a command that this release does not know as it was typed', () => {
    expect(commandText('stafflist all')).toBe('lệnh stafflist all')
  })
})
