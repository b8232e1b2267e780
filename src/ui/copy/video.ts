export const VIDEO_COPY = {
  chapters: 'Các phần của video',
  transcript: 'Xem bản chép lời',
  others: 'Video khác',
  all: 'Xem tất cả video',
} as const
