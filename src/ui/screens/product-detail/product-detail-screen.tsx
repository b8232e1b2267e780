import { pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import { Redirect } from 'wouter'
import { findProduct } from '../../../domain/catalogue/find-product'
import type { Product } from '../../../domain/catalogue/product'
import { productImages } from '../../../domain/catalogue/product-images'
import { relatedProducts } from '../../../domain/catalogue/related-products'
import { PATHS } from '../../../domain/routing/paths'
import { queryValue } from '../../../domain/routing/route-query'
import { useQuery } from '../../app/use-query'
import { useProducts } from '../../machines/products-store'
import { OrderButton } from '../../order/order-button'
import { ScreenHeading } from '../../parts/screen-heading'
import { SupplementNotice } from '../../parts/supplement-notice'
import { ProductPrice } from '../../products/product-price'
import { ImageGallery } from './image-gallery'
import { RelatedProducts } from './related-products'

const Detail = ({ product }: { readonly product: Product }) => (
  <div className="grid min-w-0 content-start gap-8 tablet:grid-cols-2 md:gap-12">
    <ImageGallery images={productImages(product)} title={product.title} />
    <div className="space-y-5">
      <ScreenHeading title={product.title} className="text-3xl font-bold" />
      <ProductPrice product={product} className="text-xl" />
      <p className="text-lg">{product.shortDes}</p>
      <OrderButton preselected={product} />
      <SupplementNotice className="border-l-4 border-accent pl-3 text-sm" />
    </div>
    <div className="tablet:col-span-2">
      <h2 className="mb-3 text-xl font-bold">Thông tin chi tiết</h2>
      <p data-part="description" className="whitespace-pre-line">
        {product.description}
      </p>
    </div>
  </div>
)

/** One product; an unknown one, or a failed load, leads back to the list (M-048..M-055). */
export const ProductDetailScreen = () => {
  const { products, isSettled } = useProducts()
  const id = queryValue(useQuery(), 'id') ?? ''
  if (!isSettled)
    return (
      <div className="page min-h-dvh py-10">
        <div className="skeleton aspect-square max-w-lg rounded-box" />
      </div>
    )
  return pipe(
    findProduct(products, id),
    O.match(
      () => <Redirect to={PATHS.productList} replace />,
      (product) => (
        <div className="page grid gap-12 py-10 md:py-14 xl:grid-cols-[minmax(0,1fr)_320px]">
          <Detail key={product.id} product={product} />
          <RelatedProducts products={relatedProducts(products, product)} />
        </div>
      ),
    ),
  )
}
