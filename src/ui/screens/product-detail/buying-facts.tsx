import { Link } from 'wouter'
import { factsOf } from '../../../domain/catalogue/description-blocks'
import { PATHS } from '../../../domain/routing/paths'
import { phoneLink } from '../../../domain/site/phone-link'
import { bindUnits } from '../../../domain/text/bind-units'
import { useWorld } from '../../app/world'
import { PACK_TERMS, PRODUCT_COPY } from '../../copy/product'

const ROW = 'grid grid-cols-[8rem_minmax(0,1fr)] gap-4 py-2'

export const BuyingFacts = ({ description }: { readonly description: string }) => {
  const { hotline } = useWorld().site.contacts
  return (
    <dl className="divide-y divide-base-300 border-y border-base-300 text-sm">
      {factsOf(bindUnits(description), PACK_TERMS).map(({ term, text }) => (
        <div key={term} className={ROW}>
          <dt className="text-quiet">{term}</dt>
          <dd className="first-letter:uppercase">{text}</dd>
        </div>
      ))}
      <div className={ROW}>
        <dt className="text-quiet">{PRODUCT_COPY.returns}</dt>
        <dd>
          <Link href={PATHS.returnPolicy} className="text-link">
            {PRODUCT_COPY.returnsText}
          </Link>
        </dd>
      </div>
      <div className={ROW}>
        <dt className="text-quiet">{PRODUCT_COPY.hotline}</dt>
        <dd>
          <a href={phoneLink(hotline)} className="text-link">
            {hotline}
          </a>
        </dd>
      </div>
    </dl>
  )
}
