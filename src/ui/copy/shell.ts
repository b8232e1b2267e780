import type { MenuItem } from '../../domain/routing/routes'

/** Items of the menu in capitals, as specified (M-017). */
export const menuLabels = (brandName: string): Record<MenuItem, string> => ({
  home: 'TRANG CHỦ',
  about: `VỀ ${brandName.toLocaleUpperCase('vi')}`,
  products: 'SẢN PHẨM',
  news: 'KIẾN THỨC',
  community: 'CỘNG ĐỒNG',
})

export const PAGE_COPY = {
  appLoading: 'Đang xử lý ...',
  dialogLoading: 'Đang mở ...',
  noProducts: 'Hiện chưa có sản phẩm nào để xem. Bạn thử tải lại trang, hoặc quay lại sau ít phút.',
  noContent: 'Hiện chưa có nội dung nào để xem. Bạn thử tải lại trang, hoặc quay lại sau ít phút.',
  offline: 'Máy bạn đang mất mạng. Khi có mạng lại, bạn bấm “Thử lại”.',
  partMissing: 'Có thể mạng vừa bị ngắt, hoặc trang vừa được cập nhật. Bạn thử lại nhé.',
  retry: 'Thử lại',
} as const

/** The name of each button that opens Zalo, but for the specified `Chat Zalo`. */
export const ZALO_ACTION = 'Nhắn Zalo'

/** Names of the buttons on every page and of their dialogs. */
export const REGISTRATION_NAMES = { orders: 'Đăng ký mua hàng', members: 'Đăng ký hội viên' } as const

export const POPUP_COPY = {
  title: 'Ưu đãi',
  headline: '3\u00a0ngày dùng thử dành cho bạn',
  text: 'Hỏi trước, quyết sau. Nhắn chúng tôi để dùng thử gói hội viên, mọi chuyện đều được giữ\u00a0kín.',
} as const
