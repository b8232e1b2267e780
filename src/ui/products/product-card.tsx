import { type MouseEvent, useId } from 'react'
import { Link } from 'wouter'
import { productImages } from '../../domain/catalogue/product-images'
import type { ProductSummary } from '../../domain/catalogue/product-summary'
import { productDetailPath } from '../../domain/routing/paths'
import { Picture, type PictureLoading } from '../parts/picture'
import { SupplementNotice } from '../parts/supplement-notice'
import { ProductPrice } from './product-price'

type ProductCardProps = {
  readonly product: Omit<ProductSummary, 'organisation'>
  readonly isRowOnDesktop?: boolean
  readonly loading?: PictureLoading
}

/** The name of the view transition, as in the stylesheet of the product page, to which the picture moves. */
const PICTURE = 'product-picture'

const namePicture = ({ currentTarget }: MouseEvent<HTMLAnchorElement>): void => {
  // Two elements with the same name would cancel the transition; the product page already has one.
  if (document.querySelector('.detail-picture') !== null) return
  currentTarget.querySelector('img')?.style.setProperty('view-transition-name', PICTURE)
}

/** The title names the link, and the rest describes it (M-036, M-047). */
export const ProductCard = ({ product, isRowOnDesktop = false, loading = 'lazy' }: ProductCardProps) => {
  const id = useId()
  return (
    <Link
      href={productDetailPath(product.id)}
      transition
      onClick={namePicture}
      aria-describedby={product.tag === '' ? `${id}-details` : `${id}-tag ${id}-details`}
      className={`card-surface card-link flex h-full flex-col overflow-hidden ${isRowOnDesktop ? 'xl:flex-row xl:flex-wrap' : ''}`}
    >
      <div className={`relative ${isRowOnDesktop ? 'xl:mt-4 xl:ml-4 xl:w-22 xl:shrink-0' : ''}`}>
        <Picture
          src={productImages(product)[0]}
          alt=""
          width={400}
          height={400}
          loading={loading}
          className={`aspect-square w-full bg-base-200 object-cover ${isRowOnDesktop ? 'xl:rounded-field' : ''}`}
        />
        {product.tag !== '' && (
          <span
            id={`${id}-tag`}
            aria-hidden="true"
            className={`badge absolute top-3 left-3 border-0 bg-base-100 font-semibold ${isRowOnDesktop ? 'xl:hidden' : ''}`}
          >
            {product.tag}
          </span>
        )}
      </div>
      <div
        className={`card-words flex flex-1 flex-col gap-2 p-3 sm:p-4 ${isRowOnDesktop ? 'xl:basis-40' : ''}`}
      >
        <p title={product.title} className="flex-1 font-semibold">
          <span className="line-clamp-4">{product.title}</span>
        </p>
        <div id={`${id}-details`} aria-hidden="true" className="flex flex-col gap-2">
          <ProductPrice product={product} />
          <SupplementNotice className="mt-auto pt-1 text-xs" />
        </div>
      </div>
    </Link>
  )
}
