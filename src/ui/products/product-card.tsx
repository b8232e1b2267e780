import { useId } from 'react'
import { Link } from 'wouter'
import type { Product } from '../../domain/catalogue/product'
import { productImages } from '../../domain/catalogue/product-images'
import { productDetailPath } from '../../domain/routing/paths'
import { SupplementNotice } from '../parts/supplement-notice'
import { ProductPrice } from './product-price'

/** A product in a list, leading to its detail (M-036, M-047). */
export const ProductCard = ({ product }: { readonly product: Product }) => {
  const titleId = useId()
  return (
    <Link
      href={productDetailPath(product.id)}
      aria-labelledby={titleId}
      className="card-surface card-link flex h-full flex-col overflow-hidden"
    >
      <div className="relative">
        <img
          src={productImages(product)[0]}
          alt=""
          width={400}
          height={400}
          loading="lazy"
          className="aspect-square w-full bg-base-200 object-cover"
        />
        {product.tag !== '' && (
          <span className="badge absolute top-3 left-3 border-0 bg-base-100 font-semibold">
            {product.tag}
          </span>
        )}
      </div>
      <div className="flex flex-1 flex-col gap-2 p-4">
        <p id={titleId} className="flex-1 font-semibold">
          {product.title}
        </p>
        <ProductPrice product={product} />
        <SupplementNotice className="text-xs" />
      </div>
    </Link>
  )
}
