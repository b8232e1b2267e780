import { useId } from 'react'
import type { Product } from '../../domain/catalogue/product'
import { productImages } from '../../domain/catalogue/product-images'
import { sellingPrice } from '../../domain/catalogue/product-price'
import { type ChosenProducts, isChosen } from '../../domain/registration/chosen-products'
import { FORM_COPY } from '../copy/forms'
import { FieldError } from '../parts/field-error'
import { Picture } from '../parts/picture'
import { SupplementNotice } from '../parts/supplement-notice'

type ProductPickerProps = {
  readonly products: ReadonlyArray<Product>
  readonly whenEmpty: string
  readonly chosen: ChosenProducts
  readonly error: string | null
  readonly disabled: boolean
  readonly onChoose: (product: Product) => void
}

/** Chosen products are dimmed (M-079). */
export const ProductPicker = ({
  products,
  whenEmpty,
  chosen,
  error,
  disabled,
  onChoose,
}: ProductPickerProps) => {
  const id = useId()
  return (
    <div className="space-y-3">
      <div>
        <h3
          id={`${id}-all`}
          tabIndex={-1}
          data-invalid={error !== null}
          className="required mb-1 scroll-mt-24 leading-relaxed font-semibold"
        >
          {FORM_COPY.products}
        </h3>
        {products.length === 0 && <p className="text-sm text-quiet">{whenEmpty}</p>}
        <ul
          aria-labelledby={`${id}-all`}
          hidden={products.length === 0}
          className="max-h-70 divide-y divide-base-300 overflow-y-auto rounded-field border border-base-300 px-3"
        >
          {products.map((product) => {
            const isTaken = isChosen(chosen, product.id)
            return (
              <li
                key={product.id}
                data-state={isTaken ? 'chosen' : 'free'}
                className="group flex items-center gap-3 py-2 data-[state=chosen]:opacity-80"
              >
                <Picture
                  src={productImages(product)[0]}
                  alt=""
                  width={48}
                  height={48}
                  loading="lazy"
                  className="h-12 w-12 rounded-lg object-cover group-data-[state=chosen]:opacity-50"
                />
                <span id={`${id}-${product.id}`} className="min-w-0 flex-1 text-sm font-medium">
                  {product.title}
                  <span className="block text-amber-deep group-data-[state=chosen]:text-base-content">
                    {sellingPrice(product)}
                  </span>
                </span>
                <button
                  type="button"
                  disabled={disabled}
                  aria-disabled={isTaken}
                  aria-describedby={`${id}-${product.id}${error === null ? '' : ` ${id}-error`}`}
                  onClick={() => onChoose(product)}
                  className="btn btn-outline btn-primary h-11 px-3.5 aria-disabled:border-transparent aria-disabled:bg-base-200 aria-disabled:text-base-content"
                >
                  {isTaken ? 'Đã chọn' : 'Chọn mua'}
                </button>
              </li>
            )
          })}
        </ul>
        {error !== null && (
          <div role="alert">
            <FieldError id={`${id}-error`} error={error} />
          </div>
        )}
      </div>
      <SupplementNotice className="text-sm" />
    </div>
  )
}
