import type { DossierFacts } from './dossier-facts'

/** The measures that protect personal data, each with its test. */
export const MEASURES: ReadonlyArray<readonly [measure: string, test: string]> = [
  ['Đăng ký được ghi bền vào đĩa trước khi báo thành công', 'test/adapters/server/processes/kill.test.ts'],
  [
    'Không có số điện thoại, họ tên trong nhật ký và địa chỉ',
    'test/adapters/server/routes/form-route.test.ts',
  ],
  ['Trang không gọi máy chủ khác trước khi khách bấm, không dùng cookie', 'test/browser/privacy.test.ts'],
  [
    'Mục đích tách riêng; ô nhận ưu đãi không bao giờ được đánh dấu sẵn',
    'test/ui/parts/consent-field.test.tsx',
  ],
  [
    'Phiên bản đã đồng ý được ghi cùng đăng ký; khi dùng ô đánh dấu, thiếu thì từ chối',
    'test/adapters/server/routes/both-ways.test.ts',
  ],
  ['Rút đồng ý nhận ưu đãi, kể cả sau khi khôi phục', 'test/adapters/staff/consent-command.test.ts'],
  [
    'Xóa hẳn theo yêu cầu: tệp SQLite không sót byte nào của người đã xóa',
    'test/adapters/staff/erase-command.test.ts',
  ],
  [
    'Người đã xóa không trở lại khi khôi phục bản sao lưu',
    'test/adapters/ledger-backup/erased-stay-erased.test.ts',
  ],
  [
    'Mỗi lần mở đăng ký, hiện số, in, xuất, xóa đều có trong lịch sử',
    'test/adapters/staff/history-command.test.ts',
  ],
  ['Tệp xuất ra chỉ chủ tài khoản đọc được', 'test/adapters/staff/export-command.test.ts'],
  ['Liệt kê người bị ảnh hưởng khi dữ liệu có thể đã lộ', 'test/adapters/staff/affected-command.test.ts'],
]

/** Further measures if the owner decided that contracts are kept. */
export const MEASURES_FOR_CONTRACTS: typeof MEASURES = [
  [
    'Dữ liệu hợp đồng giữ lại theo luật được cất riêng: chỉ lệnh kept cho xem',
    'test/adapters/ledger/kept-contracts.test.ts',
  ],
  [
    'Dữ liệu ấy tự bị xóa khi hết hạn, không sót byte nào trong tệp',
    'test/adapters/staff/kept-contracts.test.ts',
  ],
]

/** Further measures if the staff’s desk is on. */
export const MEASURES_FOR_DESK: typeof MEASURES = [
  [
    'Trang của nhân viên chỉ mở cho người được mời, bằng khóa trên máy của họ; phiên có hạn, cho thôi thì hết ngay',
    'test/adapters/ledger/access.test.ts',
  ],
  ['Số điện thoại bị che cho đến khi nhân viên bấm Hiện số', 'test/adapters/server/desk/work.test.ts'],
  [
    'Địa chỉ của trang công khai không dẫn tới trang của nhân viên',
    'test/adapters/server/processes/desk.test.ts',
  ],
]

/** The measures that hold with these settings. */
export const measuresOf = ({ config, site }: DossierFacts): typeof MEASURES => [
  ...MEASURES,
  ...(config.desk === null ? [] : MEASURES_FOR_DESK),
  ...(site.retention.contract === 'none' ? [] : MEASURES_FOR_CONTRACTS),
]
