import { answeredFrom } from '../../domain/site/shared-phrases'

export const ASK_COPY = {
  title: 'Bạn muốn hỏi riêng?',
  text: (hours: string) => `Chuyên viên trả lời riêng bạn, ${answeredFrom(hours)}.`,
  action: 'Nhắn qua Zalo',
} as const
