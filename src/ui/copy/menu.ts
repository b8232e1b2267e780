import type { MenuItem } from '../../domain/routing/routes'

/** In capitals, as specified (M-017). */
export const menuLabels = (brandName: string): Record<MenuItem, string> => ({
  home: 'TRANG CHỦ',
  about: `VỀ ${brandName.toLocaleUpperCase('vi')}`,
  products: 'SẢN PHẨM',
  news: 'KIẾN THỨC',
  community: 'CỘNG ĐỒNG',
})
