import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Product } from '../../domain/catalogue/product'
import { productImages } from '../../domain/catalogue/product-images'
import { priceToPay } from '../../domain/catalogue/product-price'
import { productSummary } from '../../domain/catalogue/product-summary'
import { organisationsOf } from '../../domain/catalogue/responsible-organisation'
import { type ChosenProducts, isChosen } from '../../domain/registration/chosen-products'
import { FORM_COPY, manyProducts } from '../copy/forms'
import { FieldError } from '../parts/field-error'
import { CheckIcon } from '../parts/icons'
import { Picture } from '../parts/picture'
import { SupplementNotice } from '../parts/supplement-notice'
import { keepInPlace } from './keep-in-place'
import { MissingProducts } from './missing-products'

type ProductPickerProps = {
  readonly products: ReadonlyArray<Product>
  /** The product from whose page the dialog was opened. */
  readonly brought: Product | null
  readonly view: {
    /** Whether the list is folded to that product and a button that shows the others. */
    readonly isFolded: boolean
    readonly isLoading: boolean
    readonly chosen: ChosenProducts
    readonly error: string | null
    readonly disabled: boolean
  }
  readonly actions: {
    readonly unfold: () => void
    readonly retry: () => void
    readonly choose: (product: Product) => void
  }
  readonly className?: string
}

/** From this many products on, the list scrolls. */
const MANY = 7

/** Half a row. */
const END_PX = 32

type ListProps = {
  readonly shown: ReadonlyArray<Product>
  readonly view: ProductPickerProps['view']
  readonly onChoose: (product: Product) => void
  readonly end: { readonly isReached: boolean; readonly onReach: (isReached: boolean) => void }
  readonly headingId: string
  readonly errorId: string
}

const List = ({ shown, view: { chosen, error, disabled }, onChoose, end, headingId, errorId }: ListProps) => {
  const id = useId()
  return (
    <div className={`rounded-field border ${error === null ? 'border-base-300' : 'border-error'}`}>
      <ul
        aria-labelledby={headingId}
        tabIndex={-1}
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) =>
          end.onReach(scrollTop + clientHeight >= scrollHeight - END_PX)
        }
        className={`max-h-[min(26rem,56dvh)] divide-y divide-base-300 overflow-y-auto overscroll-contain px-3 lg:max-h-80 ${shown.length >= MANY ? 'rolling-list' : ''} ${shown.length >= MANY && !end.isReached ? 'fading-list' : ''}`}
      >
        {shown.map((product) => {
          const isTaken = isChosen(chosen, product.id)
          return (
            <li
              key={product.id}
              data-state={isTaken ? 'chosen' : 'free'}
              className="flex flex-wrap items-center gap-3 py-2"
            >
              <Picture
                src={productImages(product)[0]}
                alt=""
                width={48}
                height={48}
                loading="lazy"
                className="h-12 w-12 rounded-lg object-cover"
              />
              <span id={`${id}-${product.id}`} className="min-w-0 flex-1 basis-22 text-sm font-medium">
                {product.title}
                <span className="block text-amber-deep">{priceToPay(product)}</span>
              </span>
              <button
                type="button"
                disabled={disabled}
                aria-disabled={isTaken}
                aria-describedby={`${id}-${product.id}${error === null ? '' : ` ${errorId}`}`}
                onClick={({ currentTarget }) => keepInPlace(currentTarget, () => onChoose(product))}
                className="btn btn-outline btn-primary ml-auto h-11 min-w-26 gap-1 px-2"
              >
                {isTaken && <CheckIcon />}
                {isTaken ? FORM_COPY.isChosen : FORM_COPY.choose}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Keeps the space of the list while it is loaded, so that nothing below it moves. */
const Coming = () => (
  <div
    aria-hidden="true"
    data-part="list-to-come"
    className="h-[calc(26rem+2px)] max-h-[calc(min(26rem,56dvh)+2px)] overflow-hidden rounded-field border border-base-300 px-3 lg:max-h-[calc(20rem+2px)]"
  >
    {[1, 2, 3, 4, 5].map((row) => (
      <div key={row} className="flex items-center gap-3 py-4">
        <span className="skeleton h-12 w-12 shrink-0" />
        <span className="skeleton h-4 flex-1" />
        <span className="skeleton h-11 w-26 shrink-0" />
      </div>
    ))}
  </div>
)

/** The list of products; chosen ones are dimmed (M-079). */
export const ProductPicker = ({ products, brought, view, actions, className = '' }: ProductPickerProps) => {
  const id = useId()
  const whole = useRef<HTMLDivElement>(null)
  const [isEndReached, setIsEndReached] = useState(false)
  const { isFolded, isLoading, error } = view
  const others = products.filter((product) => product.id !== brought?.id)
  const shown = brought === null ? products : [brought, ...(isFolded ? [] : others)]
  const focus = (selector: string) => whole.current?.querySelector<HTMLElement>(selector)?.focus()
  return (
    <div ref={whole} className={`space-y-3 ${className}`}>
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
            ((isLoading && !isFolded) || shown.length >= MANY) && (
              <span className="text-sm text-quiet max-tablet:w-full">
                {isLoading ? FORM_COPY.listLoading : manyProducts(shown.length, isEndReached)}
              </span>
            )
          )}
        </div>
        {shown.length > 0 && (
          <List
            shown={shown}
            view={view}
            onChoose={actions.choose}
            end={{ isReached: isEndReached, onReach: setIsEndReached }}
            headingId={`${id}-all`}
            errorId={`${id}-error`}
          />
        )}
        {shown.length === 0 && isLoading && <Coming />}
        {products.length === 0 && !isLoading && !isFolded && (
          <MissingProducts
            onRetry={() => {
              flushSync(actions.retry)
              focus('h3')
            }}
          />
        )}
      </div>
      {isFolded && (
        <button
          type="button"
          disabled={view.disabled}
          onClick={() => {
            flushSync(actions.unfold)
            focus('ul')
          }}
          className="btn btn-outline btn-primary w-full"
        >
          {FORM_COPY.others}
        </button>
      )}
      <SupplementNotice
        organisations={organisationsOf(products.map(productSummary))}
        className={`text-sm ${isLoading ? 'notice-to-come' : ''}`}
      />
    </div>
  )
}
