import { type Product, ProductId } from '../../src/domain/catalogue/product'
import { decoded } from './decoded'

export const productId = (id: string): ProductId => decoded(ProductId.decode(id))

export const aProduct = (id: string, differing: Partial<Product> = {}): Product => ({
  id: productId(id),
  group: '',
  title: `Sản phẩm ${id}`,
  salePrice: '',
  originalPrice: '',
  tag: '',
  thumbnail: '',
  images: [],
  summary: '',
  description: '',
  ...differing,
})
