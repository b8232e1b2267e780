import { Link } from 'wouter'
import { factsOfTerms } from '../../../domain/catalogue/description-blocks'
import { phoneLink } from '../../../domain/phone/shown-phone'
import { ROUTES } from '../../../domain/routing/routes'
import { bindUnits } from '../../../domain/text/bind-units'
import { useAppContext } from '../../context/app-context'
import { PACK_TERMS, PRODUCT_COPY } from '../../copy/products'

/** At twice the text size, the value wraps below its term. */
const ROW = 'flex flex-wrap gap-x-4 py-2'
const TERM = 'w-32 text-quiet'
const TEXT = 'min-w-32 flex-1'
/** The link is as high as its row, to be hit by a finger. */
const LINK_ROW = 'flex flex-wrap items-center gap-x-4'
const LINK = 'text-link block py-[0.7rem]'

export const BuyingFacts = ({ description }: { readonly description: string }) => {
  const { hotline } = useAppContext().site.contacts
  return (
    <dl className="divide-y divide-base-300 border-y border-base-300 text-sm">
      {factsOfTerms(bindUnits(description), PACK_TERMS).map(({ term, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text may name the same twice, and its parts never move.
        <div key={index} className={ROW}>
          <dt className={TERM}>{term}</dt>
          <dd className={`${TEXT} first-letter:uppercase`}>{text.replace(/\.$/, '')}</dd>
        </div>
      ))}
      <div className={LINK_ROW}>
        <dt className={TERM}>{PRODUCT_COPY.returns}</dt>
        <dd className={TEXT}>
          <Link href={ROUTES.returnPolicy.hash} className={LINK}>
            {PRODUCT_COPY.returnsText}
          </Link>
        </dd>
      </div>
      <div className={LINK_ROW}>
        <dt className={TERM}>{PRODUCT_COPY.hotline}</dt>
        <dd className={TEXT}>
          <a href={phoneLink(hotline)} className={LINK}>
            {hotline}
          </a>
        </dd>
      </div>
    </dl>
  )
}
