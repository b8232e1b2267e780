import type { SearchKind } from '../../domain/search/search-result'
import { ZALO_ACTION } from './shell'

export const SEARCH_COPY = {
  label: 'Tìm bài viết, sản phẩm',
  placeholder: 'Tìm kiếm',
  submit: 'Tìm',
} as const

export const SEARCH_KIND_NAMES: Readonly<Record<SearchKind, string>> = {
  guide: 'Trang',
  question: 'Hỏi đáp',
  product: 'Sản phẩm',
  article: 'Bài viết',
  video: 'Video',
}

export const SEARCH_PAGE_COPY = {
  title: 'Tìm kiếm',
  lead: 'Gõ có dấu hay không dấu đều được. Chúng tôi không lưu điều bạn tìm.',
  kinds: 'Loại kết quả',
  all: 'Tất cả',
  found: (count: number, query: string) => `${count} kết quả cho “${query}”`,
  near: 'Gần với điều bạn hỏi',
  more: 'Xem thêm kết quả',
  none: (query: string) => `Chưa có nội dung nào về “${query}”.`,
  tryAgain:
    'Bạn thử gõ ít chữ hơn, hoặc dùng cách gọi khác, như “mất ngủ” thay cho “khó ngủ về đêm”. Chuyên viên cũng sẵn lòng trả lời riêng cho bạn.',
  ask: ZALO_ACTION,
  groups: 'Sản phẩm theo nhóm',
} as const
