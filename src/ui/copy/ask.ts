export const ASK_COPY = {
  title: 'Bạn muốn hỏi riêng?',
  text: 'Chuyên viên trả lời kín đáo trong giờ làm việc.',
  action: 'Nhắn qua Zalo',
} as const
