export const PACKAGES_COPY = {
  middle: 'Có bác sĩ tư vấn',
  read: 'Đọc ngay',
} as const
