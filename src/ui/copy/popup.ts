export const POPUP_COPY = {
  title: 'Ưu đãi',
  headline: '3 ngày dùng thử dành cho bạn',
  text: 'Hỏi trước, quyết định sau. Nhắn cho chúng tôi để dùng thử gói hội viên, hoàn toàn kín đáo.',
} as const
