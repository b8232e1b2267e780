import type { Price } from '../../domain/membership/membership-tier'
import { amountText, periodText } from '../copy/products'

/** `từ 369.000 đ/tháng` on the home page, `369.000 đ/3 tháng` on the packages page (M-029, A-13). */
export const TierPrice = ({ price }: { readonly price: Price }) => (
  <span className="text-quiet">
    {price.shownOn === 'home' && price.amountVnd > 0 && 'từ '}
    <strong className="text-2xl whitespace-nowrap font-bold text-base-content md:max-lg:text-xl">
      {amountText(price.amountVnd)}
    </strong>
    <span className="inline-block">{`/${periodText(price.months)}`}</span>
  </span>
)
