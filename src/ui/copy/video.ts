export const VIDEO_COPY = {
  play: 'Phát video',
  chapters: 'Các phần của video',
  transcript: 'Bản chép lời',
  syntheticVoice: 'Giọng đọc do máy tạo',
  others: 'Video khác',
  all: 'Xem tất cả video',
  failed: 'Hiện chưa xem được video này. Bạn thử lại, hoặc đóng lại và chọn video khác.',
} as const
