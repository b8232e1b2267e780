export const ARTICLE_COPY = {
  publishedAt: 'Ngày đăng',
  updatedAt: 'Cập nhật',
  reading: 'Thời gian đọc',
  author: 'Biên soạn',
  reviewer: 'Tham vấn y khoa',
  sources: 'Nguồn tham khảo',
  textSize: 'Cỡ chữ',
} as const

export const TEXT_SIZES = [
  { size: 'medium', label: 'Chữ vừa' },
  { size: 'large', label: 'Chữ lớn' },
  { size: 'largest', label: 'Chữ rất lớn' },
] as const

export const readingText = (minutes: number): string => `${minutes}\u00a0phút`
