import { bindUnits } from '../../domain/text/bind-units'
import { PRODUCT_COPY, SUPPLEMENT_KIND, SUPPLEMENT_NOTICE } from '../copy/products'

type SupplementNoticeProps = {
  /** Who answers for the products, each with its address. */
  readonly organisations?: ReadonlyArray<string>
  readonly className?: string
}

/** Required by law beside every food supplement. */
export const SupplementNotice = ({ organisations = [], className = '' }: SupplementNoticeProps) => (
  <div data-part="supplement" className={`text-quiet ${className}`}>
    <p>
      <strong>{SUPPLEMENT_KIND}.</strong> {SUPPLEMENT_NOTICE}
    </p>
    {organisations.length > 0 && (
      <p className="mt-1">
        {PRODUCT_COPY.responsible}: {bindUnits(organisations.join('; '))}.
      </p>
    )}
  </div>
)
