import type { Product } from './product'

export type ProductSummary = Omit<Product, 'group' | 'shortDes' | 'description'>

export const productSummary = ({
  id,
  title,
  discount,
  fee,
  tag,
  thumbnail,
  imgsProduct,
}: Product): ProductSummary => ({ id, title, discount, fee, tag, thumbnail, imgsProduct })
