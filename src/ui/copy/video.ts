export const VIDEO_COPY = {
  chapters: 'Các phần của video',
  transcript: 'Xem bản chép lời',
  syntheticVoice: 'Giọng đọc do máy tạo',
  others: 'Video khác',
  all: 'Xem tất cả video',
} as const
