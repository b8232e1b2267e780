import { useId, useRef } from 'react'
import type { Product, ProductId } from '../../domain/catalogue/product'
import { priceToPay } from '../../domain/catalogue/product-price'
import type { ChosenProducts } from '../../domain/registration/chosen-products'
import { FORM_COPY } from '../copy/forms'
import { CloseIcon } from '../parts/icons'

type ChosenListProps = {
  readonly className: string
  readonly chosen: ChosenProducts
  readonly products: ReadonlyArray<Product>
  readonly disabled: boolean
  readonly onRemove: (id: ProductId) => void
}

/** The products chosen so far, with their prices; after a removal the focus goes to the heading. */
export const ChosenList = ({ className, chosen, products, disabled, onRemove }: ChosenListProps) => {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const known = chosen.map((choice) => products.find((product) => product.id === choice.id))
  const remove = (productId: ProductId) => {
    onRemove(productId)
    heading.current?.focus()
  }
  return (
    <section
      aria-labelledby={`${id}-chosen`}
      className={`outlined h-fit rounded-box bg-base-200 px-4 py-3 ${className}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={`${id}-chosen`} ref={heading} tabIndex={-1} className="font-semibold">
          {FORM_COPY.chosen}
        </h3>
        {chosen.length === 0 && <p className="text-sm text-quiet">{FORM_COPY.nothingChosen}</p>}
      </div>
      <ul aria-labelledby={`${id}-chosen`} className="divide-y divide-base-300 not-empty:-mb-1.5">
        {chosen.map(({ id: productId, title }, index) => {
          const product = known[index]
          return (
            <li key={productId} className="flex flex-wrap items-center gap-x-3 py-1">
              <span className="flex min-w-0 flex-1 basis-36 flex-wrap items-baseline justify-between gap-x-4 text-sm">
                <span className="min-w-0 flex-1 basis-[min(100%,13rem)] font-medium">{title}</span>
                {product !== undefined && (
                  <span className="whitespace-nowrap font-semibold text-amber-deep">
                    {priceToPay(product)}
                  </span>
                )}
              </span>
              <button
                type="button"
                disabled={disabled}
                aria-label={`Xóa ${title}`}
                onClick={() => remove(productId)}
                className="btn btn-circle btn-ghost -mr-2 ml-auto"
              >
                <CloseIcon />
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
