import { useId, useRef } from 'react'
import type { Product, ProductId } from '../../domain/catalogue/product'
import { productImages } from '../../domain/catalogue/product-images'
import { sellingPrice } from '../../domain/catalogue/product-price'
import { type ChosenProducts, isChosen } from '../../domain/registration/chosen-products'
import { FORM_COPY } from '../copy/forms'
import { FieldError } from '../parts/field-error'
import { CloseIcon } from '../parts/icons'
import { Picture } from '../parts/picture'
import { SupplementNotice } from '../parts/supplement-notice'

type ProductPickerProps = {
  readonly products: ReadonlyArray<Product>
  /** What stands in the list's place while there is nothing to choose from. */
  readonly whenEmpty: string
  readonly chosen: ChosenProducts
  readonly error: string | null
  readonly disabled: boolean
  readonly onChoose: (product: Product) => void
  readonly onRemove: (id: ProductId) => void
}

/** The products to choose from and those chosen, in the order of choosing (M-079, M-080). */
export const ProductPicker = ({
  products,
  whenEmpty,
  chosen,
  error,
  disabled,
  onChoose,
  onRemove,
}: ProductPickerProps) => {
  const id = useId()
  const chosenHeading = useRef<HTMLHeadingElement>(null)
  const remove = (productId: ProductId) => {
    onRemove(productId)
    chosenHeading.current?.focus()
  }
  return (
    <div className="space-y-5">
      <div>
        <h3 id={`${id}-all`} className="mb-2 font-semibold">
          {FORM_COPY.products}
        </h3>
        {products.length === 0 && <p className="text-sm text-quiet">{whenEmpty}</p>}
        <ul
          aria-labelledby={`${id}-all`}
          hidden={products.length === 0}
          className="max-h-72 divide-y divide-base-300 overflow-y-auto rounded-field border border-base-300 px-3"
        >
          {products.map((product) => {
            const isTaken = isChosen(chosen, product.id)
            return (
              <li
                key={product.id}
                data-state={isTaken ? 'chosen' : 'free'}
                className="flex items-center gap-3 py-2 data-[state=chosen]:opacity-60"
              >
                <Picture
                  src={productImages(product)[0]}
                  alt=""
                  width={48}
                  height={48}
                  loading="lazy"
                  className="h-12 w-12 rounded-lg object-cover"
                />
                <span id={`${id}-${product.id}`} className="min-w-0 flex-1 text-sm font-medium">
                  {product.title}
                  <span className="block text-amber-deep">{sellingPrice(product)}</span>
                </span>
                <button
                  type="button"
                  disabled={disabled}
                  aria-disabled={isTaken}
                  aria-describedby={`${id}-${product.id}${error === null ? '' : ` ${id}-error`}`}
                  onClick={() => onChoose(product)}
                  className="btn btn-outline btn-primary btn-sm h-11 aria-disabled:border-transparent aria-disabled:bg-base-200 aria-disabled:text-base-content"
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
      <div>
        <h3 id={`${id}-chosen`} ref={chosenHeading} tabIndex={-1} className="mb-2 font-semibold">
          {FORM_COPY.chosen}
        </h3>
        {chosen.length === 0 && <p className="text-sm text-quiet">Bạn chưa chọn sản phẩm nào.</p>}
        <ul aria-labelledby={`${id}-chosen`} className="space-y-2">
          {chosen.map(({ id: productId, title }) => (
            <li
              key={productId}
              className="flex items-center gap-2 rounded-field bg-base-200 py-1 pr-1 pl-4 text-sm font-medium"
            >
              <span className="min-w-0 flex-1">{title}</span>
              <button
                type="button"
                disabled={disabled}
                aria-label={`Xóa ${title}`}
                onClick={() => remove(productId)}
                className="btn btn-circle btn-ghost"
              >
                <CloseIcon />
              </button>
            </li>
          ))}
        </ul>
      </div>
      <SupplementNotice className="text-sm" />
    </div>
  )
}
