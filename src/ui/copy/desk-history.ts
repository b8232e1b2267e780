import type { DeskUse, ShellUse } from '../../domain/ledger/staff/staff-use'

/** The texts of uses by their names in the history; a name or number follows. */
const USES: Readonly<Record<DeskUse | ShellUse, string> & Record<`${ShellUse} ${string}`, string>> = {
  'desk opened': 'mở đăng ký',
  'desk shown': 'xem số điện thoại',
  'desk changed': 'ghi trạng thái hoặc ghi chú',
  'desk printed': 'in phiếu',
  'desk exported orders': 'tải tệp Excel đơn hàng',
  'desk exported members': 'tải tệp Excel hội viên',
  'desk key-made': 'tạo khóa đăng nhập',
  'desk signed-in': 'đăng nhập',
  affected: 'liệt kê người có dữ liệu có thể đã lộ',
  backup: 'sao lưu dữ liệu',
  consent: 'sửa sự đồng ý',
  'consent withdraw offers': 'rút sự đồng ý nhận ưu đãi',
  erase: 'xóa đăng ký của khách',
  erasures: 'xem sổ các lần xóa',
  'erasures --lost': 'ghi nhận sổ các lần xóa bị mất',
  export: 'xuất đăng ký ra tệp',
  'export orders': 'xuất đơn hàng ra tệp',
  'export members': 'xuất hội viên ra tệp',
  find: 'tra cứu đăng ký',
  kept: 'xem hợp đồng được giữ theo luật',
  'kept all': 'xem mọi hợp đồng được giữ theo luật',
  migrate: 'chuyển dữ liệu sang PostgreSQL',
  'migrate --undo': 'chuyển dữ liệu từ PostgreSQL về tệp',
  quarantine: 'xem đăng ký để riêng',
  'quarantine list': 'xem đăng ký để riêng',
  'quarantine release': 'nhận đăng ký để riêng số',
  restore: 'khôi phục từ bản sao lưu',
  'restore --erasures-lost': 'khôi phục từ bản sao lưu, khi sổ các lần xóa bị mất',
  retention: 'xem đăng ký sắp bị xóa vì quá hạn lưu',
  'retention --confirm-clock': 'xác nhận đồng hồ của máy chủ',
  retry: 'gửi lại dòng bị từ chối',
  sheets: 'xem các bảng tính',
  'sheets give-up': 'bỏ bảng tính',
  staff: 'xem danh sách nhân viên',
  'staff invite': 'mời nhân viên',
  'staff remove': 'hủy quyền vào trang của nhân viên',
  upgrade: 'nâng cấp dữ liệu',
  verify: 'kiểm tra bản sao lưu',
}

const LONGEST_FIRST = Object.entries(USES).toSorted(([one], [other]) => other.length - one.length)

/** The text of a use in the history; a use that only another release knows is shown as it was typed. */
export const commandText = (command: string): string => {
  const [use, text] = LONGEST_FIRST.find(([known]) => `${command} `.startsWith(`${known} `)) ?? ['', 'lệnh']
  return `${text} ${command.slice(use.length).trim()}`.trim()
}
