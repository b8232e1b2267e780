import type { MenuItem } from '../../domain/routing/menu'

/** Takes the brand's name, gives the menu's words (M-017, A-05). */
export const menuLabels = (brandName: string): Record<MenuItem, string> => ({
  home: 'TRANG CHỦ',
  about: `VỀ ${brandName.toLocaleUpperCase('vi')}`,
  products: 'SẢN PHẨM',
  news: 'KIẾN THỨC',
  community: 'CỘNG ĐỒNG',
})
