import type { DossierFacts } from './dossier-facts'

/** The measures that protect personal data, each with the rows of docs/trace.md that list its tests. */
export const MEASURES: ReadonlyArray<readonly [measure: string, rows: string]> = [
  ['Đăng ký được ghi bền vào đĩa trước khi báo thành công', 'P-001'],
  ['Không có số điện thoại, họ tên trong nhật ký và địa chỉ', 'P-011'],
  ['Trang không gọi máy chủ khác trước khi khách bấm, không dùng cookie', 'M-127'],
  ['Mục đích tách riêng; ô nhận ưu đãi không bao giờ được đánh dấu sẵn', 'P-020'],
  ['Phiên bản đã đồng ý được ghi cùng đăng ký; khi dùng ô đánh dấu, thiếu thì từ chối', 'P-020'],
  ['Rút đồng ý nhận ưu đãi, kể cả sau khi khôi phục', 'P-020'],
  ['Xóa hẳn theo yêu cầu: tệp SQLite không sót byte nào của người đã xóa', 'P-004'],
  ['Người đã xóa không trở lại khi khôi phục bản sao lưu', 'P-004, P-005'],
  ['Mỗi lần mở đăng ký, hiện số, in, xuất, xóa đều có trong lịch sử', 'P-010, P-019'],
  ['Tệp xuất ra chỉ chủ tài khoản đọc được', 'P-023'],
  ['Liệt kê người bị ảnh hưởng khi dữ liệu có thể đã lộ', 'P-022'],
]

/** Further measures if the owner decided that contracts are kept. */
export const MEASURES_FOR_CONTRACTS: typeof MEASURES = [
  ['Dữ liệu hợp đồng giữ lại theo luật được cất riêng: chỉ lệnh kept cho xem', 'P-021'],
  ['Dữ liệu ấy tự bị xóa khi hết hạn, không sót byte nào trong tệp', 'P-021'],
]

/** Further measures if the staff’s desk is on. */
export const MEASURES_FOR_DESK: typeof MEASURES = [
  [
    'Trang của nhân viên chỉ mở cho người được mời, bằng khóa trên máy của họ; phiên có hạn, cho thôi thì hết ngay',
    'P-016',
  ],
  ['Số điện thoại bị che cho đến khi nhân viên bấm Hiện số', 'P-019'],
  ['Địa chỉ của trang công khai không dẫn tới trang của nhân viên', 'P-016'],
]

/** The measures that hold with these settings. */
export const measuresOf = ({ config, site }: DossierFacts): typeof MEASURES => [
  ...MEASURES,
  ...(config.desk === null ? [] : MEASURES_FOR_DESK),
  ...(site.retention.contract === 'none' ? [] : MEASURES_FOR_CONTRACTS),
]
