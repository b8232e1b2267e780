import { constNull, pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { Product } from '../../domain/catalogue/product'
import { priceToPay, productSaving, struckOutPrice } from '../../domain/catalogue/product-price'

type ProductPriceProps = {
  readonly product: Pick<Product, 'salePrice' | 'originalPrice'>
  readonly className?: string
}

/** Price to pay, struck-out price and saving (M-051, A-18). */
export const ProductPrice = ({ product, className = 'text-base' }: ProductPriceProps) => (
  <p className={`flex flex-wrap items-baseline gap-x-3 gap-y-1 ${className}`}>
    <span className="text-[1.125em] font-bold whitespace-nowrap text-amber-deep">{priceToPay(product)}</span>
    {pipe(
      struckOutPrice(product),
      O.match(constNull, (price) => <s className="text-[0.875em] whitespace-nowrap text-quiet">{price}</s>),
    )}
    {pipe(
      productSaving(product),
      O.match(constNull, (percent) => (
        <span className="badge border-0 bg-leaf-pale text-sm font-semibold">{`Tiết kiệm ${percent}%`}</span>
      )),
    )}
  </p>
)
