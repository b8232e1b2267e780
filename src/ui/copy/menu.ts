import type { MenuItem } from '../../domain/routing/routes'

export const menuLabels = (brandName: string): Record<MenuItem, string> => ({
  home: 'TRANG CHỦ',
  about: `VỀ ${brandName.toLocaleUpperCase('vi')}`,
  products: 'SẢN PHẨM',
  news: 'KIẾN THỨC',
  community: 'CỘNG ĐỒNG',
})
