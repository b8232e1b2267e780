export const PACKAGES_COPY = {
  middle: 'Có bác sĩ đồng hành',
  read: 'Đọc ngay',
} as const
