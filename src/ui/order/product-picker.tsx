import { useId, useRef } from 'react'
import type { Product } from '../../domain/catalogue/product'
import { productImages } from '../../domain/catalogue/product-images'
import { priceToPay } from '../../domain/catalogue/product-price'
import { productSummary } from '../../domain/catalogue/product-summary'
import { organisationsOf } from '../../domain/catalogue/responsible-organisation'
import { type ChosenProducts, isChosen } from '../../domain/registration/chosen-products'
import { FORM_COPY, manyProducts } from '../copy/forms'
import { FieldError } from '../parts/field-error'
import { Picture } from '../parts/picture'
import { SupplementNotice } from '../parts/supplement-notice'
import { keepInPlace } from './keep-in-place'

type ProductPickerProps = {
  readonly products: ReadonlyArray<Product>
  /** The product whose page led here. */
  readonly brought: Product | null
  readonly view: {
    /** Whether only that product is shown. */
    readonly isFolded: boolean
    readonly whenEmpty: string
    readonly chosen: ChosenProducts
    readonly error: string | null
    readonly disabled: boolean
  }
  readonly actions: {
    readonly unfold: () => void
    readonly choose: (product: Product) => void
  }
}

/** As many as the list cannot show without scrolling. */
const MANY = 7

/** Chosen products are dimmed (M-079). */
export const ProductPicker = ({
  products,
  brought,
  view: { isFolded, whenEmpty, chosen, error, disabled },
  actions,
}: ProductPickerProps) => {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const shown =
    brought === null
      ? products
      : [brought, ...(isFolded ? [] : products.filter((product) => product.id !== brought.id))]
  const unfold = () => {
    actions.unfold()
    list.current?.focus()
  }
  const scrolls = shown.length >= MANY
  return (
    <div className={`space-y-3 lg:col-start-2 ${isFolded ? '' : 'lg:row-span-2 lg:row-start-1'}`}>
      <div>
        <div className="mb-1 flex flex-wrap items-baseline justify-between gap-x-4">
          <h3
            id={`${id}-all`}
            tabIndex={-1}
            data-invalid={error !== null}
            aria-describedby={error === null ? undefined : `${id}-error`}
            className="scroll-mt-24 leading-relaxed font-semibold"
          >
            {FORM_COPY.products}
          </h3>
          {error !== null ? (
            <div role="alert">
              <FieldError id={`${id}-error`} error={error} />
            </div>
          ) : (
            scrolls && <span className="text-sm text-quiet">{manyProducts(shown.length)}</span>
          )}
        </div>
        {shown.length === 0 && <p className="text-sm text-quiet">{whenEmpty}</p>}
        <div
          hidden={shown.length === 0}
          className={`rounded-field border ${error === null ? 'border-base-300' : 'border-error'}`}
        >
          <ul
            aria-labelledby={`${id}-all`}
            ref={list}
            tabIndex={-1}
            className={`max-h-[min(26rem,56dvh)] divide-y divide-base-300 overflow-y-auto overscroll-contain px-3 lg:max-h-80 ${scrolls ? 'fading-list' : ''}`}
          >
            {shown.map((product) => {
              const isTaken = isChosen(chosen, product.id)
              return (
                <li
                  key={product.id}
                  data-state={isTaken ? 'chosen' : 'free'}
                  className="group flex flex-wrap items-center gap-3 py-2 data-[state=chosen]:opacity-80"
                >
                  <Picture
                    src={productImages(product)[0]}
                    alt=""
                    width={48}
                    height={48}
                    loading="lazy"
                    className="h-12 w-12 rounded-lg object-cover group-data-[state=chosen]:opacity-50"
                  />
                  <span id={`${id}-${product.id}`} className="min-w-0 flex-1 basis-22 text-sm font-medium">
                    {product.title}
                    <span className="block text-amber-deep group-data-[state=chosen]:text-base-content">
                      {priceToPay(product)}
                    </span>
                  </span>
                  <button
                    type="button"
                    disabled={disabled}
                    aria-disabled={isTaken}
                    aria-describedby={`${id}-${product.id}${error === null ? '' : ` ${id}-error`}`}
                    onClick={({ currentTarget }) => keepInPlace(currentTarget, () => actions.choose(product))}
                    className="btn btn-outline btn-primary ml-auto h-11 min-w-26 px-3.5 aria-disabled:border-transparent aria-disabled:bg-base-200 aria-disabled:text-base-content"
                  >
                    {isTaken ? 'Đã chọn' : 'Chọn mua'}
                  </button>
                </li>
              )
            })}
          </ul>
        </div>
        {isFolded && (
          <button type="button" onClick={unfold} className="btn btn-outline btn-primary mt-3 w-full">
            {FORM_COPY.others}
          </button>
        )}
      </div>
      <SupplementNotice organisations={organisationsOf(products.map(productSummary))} className="text-sm" />
    </div>
  )
}
