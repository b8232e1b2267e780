import { type Product, ProductId } from '../../src/domain/catalogue/product'
import { decoded } from './decoded'

/** Takes text that is not empty and returns it as a product id. */
export const productId = (id: string): ProductId => decoded(ProductId.decode(id))

/** Takes an id and what matters to the test and returns a whole product. */
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
