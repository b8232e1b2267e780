import type { PostgresFault } from './postgres-fault'

const reasonOf = (fault: PostgresFault): string => {
  switch (fault.tag) {
    case 'notDurable':
      return `thiết lập ${fault.setting} đang tắt, nên đăng ký đã nhận có thể mất khi máy chủ dừng đột ngột. Hãy bật ${fault.setting} rồi khởi động lại.`
    case 'noStandby':
      return 'không có bản sao đồng bộ nào đang kết nối, nên đăng ký chưa thể được ghi ở hai máy. Hãy kiểm tra synchronous_standby_names và máy dự phòng; tài khoản cần quyền pg_monitor để thấy bản sao.'
    case 'newerSchema':
      return 'dữ liệu do phiên bản mới hơn của chương trình tạo ra. Hãy cập nhật chương trình.'
    case 'olderSchema':
      return 'dữ liệu do phiên bản cũ hơn của chương trình tạo ra. Hãy khởi động máy chủ, hoặc chạy lệnh registrations upgrade.'
    case 'noSchema':
      return 'ở đây chưa có đăng ký nào được lưu.'
    case 'notCopied':
      return 'không chép được dữ liệu trước khi nâng cấp, nên chưa đổi gì. Hãy kiểm tra quyền và chỗ trống của DATA_DIR.'
    case 'unreachable':
      return `không kết nối được (${fault.code}). Hãy kiểm tra địa chỉ, cổng và máy chủ cơ sở dữ liệu.`
    case 'loginRefused':
      return 'tên hoặc mật khẩu bị từ chối.'
    case 'noSuchDatabase':
      return 'chưa có cơ sở dữ liệu này. Hãy tạo trước.'
    case 'notAllowed':
      return 'tài khoản không đủ quyền tạo bảng hoặc ghi dữ liệu.'
    case 'readOnly':
      return 'cơ sở dữ liệu chỉ cho đọc. Hãy dùng máy chủ chính, không dùng bản sao.'
    case 'diskFull':
      return 'đĩa của máy chủ cơ sở dữ liệu đã đầy.'
    case 'record':
      return fault.sentence
    case 'failed':
      return `lỗi (${fault.code}).`
  }
}

/**
 * The host and name of a database in its address. Omits credentials, and parts into which an unescaped character of the
 * password may have leaked.
 */
export const databaseName = (url: string): string => {
  const { host, pathname, search, hash } = new URL(url)
  const isPlain = host !== '' && /^\/[^@:/]*$/.test(pathname) && !`${search}${hash}`.includes('@')
  return isPlain ? `${host}${pathname}` : '(địa chỉ viết sai; ký tự đặc biệt trong mật khẩu phải được mã hóa)'
}

/**
 * The sentence for the operator that says what is wrong with the database, without its password. Names no variable, which may be
 * DATABASE_URL or MIGRATE_TO.
 */
export const explainPostgresFault = (url: string, fault: PostgresFault): string =>
  fault.tag === 'record' ? fault.sentence : `PostgreSQL ${databaseName(url)}: ${reasonOf(fault)}`
