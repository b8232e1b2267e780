import { Link } from 'wouter'
import { FORM_ADDRESSES } from '../../domain/routing/form-address'
import { ROUTES } from '../../domain/routing/routes'
import type { PlainPage } from '../../ports/plain-page'
import { useAppContext } from '../context/app-context'
import { PLAIN_FORM_COPY } from '../copy/forms'
import { RECEIPT_COPY, RECEIPTS, SUCCESSES } from '../copy/receipt'
import { TickIcon } from '../parts/icons'
import { OutsideLink } from '../parts/outside-link'
import { enteredFacts } from '../registration/entered-facts'
import { EnteredList } from '../registration/last-look'
import { NextStep } from '../registration/receipt'
import { FormPageShell } from './form-page-shell'

type ReceivedPageProps = { readonly page: Extract<PlainPage, { readonly kind: 'received' }> }

/** Says what was received and what happens next; its URL contains nothing about the sender (M-084, M-089). */
export const ReceivedPage = ({ page: { target, reference, entered } }: ReceivedPageProps) => {
  const { links } = useAppContext().site
  const { again } = RECEIPTS[target]
  const facts = entered && enteredFacts(entered.registration, entered.products, entered.offers)
  return (
    <FormPageShell title={SUCCESSES[target]}>
      <div className="outlined mt-5 flex gap-3 rounded-box bg-leaf-pale p-4 sm:p-5 sm:text-lg">
        <span className="shrink-0 text-success sm:pt-0.5">
          <TickIcon />
        </span>
        <div className="min-w-0">
          <NextStep target={target} phone={facts?.phone ?? null} reference={reference} />
        </div>
      </div>
      {facts !== null && (
        <section
          aria-label={PLAIN_FORM_COPY.sent}
          className="outlined mt-5 rounded-box bg-base-200 p-4 sm:p-5"
        >
          <h2 className="text-lg font-bold">{PLAIN_FORM_COPY.sent}</h2>
          <EnteredList target={target} facts={facts} className="mt-2 space-y-2" />
        </section>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Link href={ROUTES.home.hash} className="btn btn-primary btn-lg grow sm:grow-0">
          {PLAIN_FORM_COPY.toHome}
        </Link>
        <OutsideLink href={links.zalo} className="btn btn-outline btn-primary btn-lg grow sm:grow-0">
          {RECEIPT_COPY.zalo}
        </OutsideLink>
        <a href={FORM_ADDRESSES[target]} className="btn btn-ghost btn-primary btn-lg w-full sm:w-auto">
          {again}
        </a>
      </div>
    </FormPageShell>
  )
}
