export const VIDEO_COPY = { chapters: 'Các phần của video', transcript: 'Đọc lời trong video' } as const
