export const VIDEO_COPY = { chapters: 'Các phần của video', transcript: 'Xem bản chép lời' } as const
