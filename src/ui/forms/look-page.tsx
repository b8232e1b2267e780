import { FORM_ADDRESSES, FORM_FIELDS, receivedAddress } from '../../domain/routing/form-address'
import type { PlainPage } from '../../ports/plain-page'
import { useAppContext } from '../context/app-context'
import { FORM_COPY, PLAIN_FORM_COPY } from '../copy/forms'
import { RECEIPT_COPY } from '../copy/receipt'
import { ConsentNotice } from '../parts/consent-field'
import { enteredFacts } from '../registration/entered-facts'
import { EnteredList } from '../registration/last-look'
import { FormPageShell } from './form-page-shell'

type LookPageProps = { readonly page: Extract<PlainPage, { readonly kind: 'look' }> }

/** The last look at a complete form; nothing is kept before `Gửi`. */
export const LookPage = ({ page }: LookPageProps) => {
  const { consent } = useAppContext().site
  const { target, fields, registration, products, offers } = page
  return (
    <FormPageShell title={FORM_COPY.lastLook}>
      <p className="mt-3 text-quiet md:text-lg">{PLAIN_FORM_COPY.notSentYet}</p>
      <EnteredList
        target={target}
        facts={enteredFacts(registration, products, offers)}
        className="outlined mt-6 space-y-2 rounded-box bg-base-200 p-4 sm:p-5 sm:text-lg"
      />
      <form method="post" action={receivedAddress(target)} className="mt-6 space-y-4">
        {fields.map(([name, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, and a name may occur twice.
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        {consent.mode === 'notice' && <ConsentNotice button={PLAIN_FORM_COPY.sendButton} />}
        <p className="font-semibold">{RECEIPT_COPY.nothingDue}</p>
        <div className="flex flex-wrap gap-3">
          <button type="submit" className="btn btn-accent btn-lg min-w-40 flex-1">
            {PLAIN_FORM_COPY.send}
          </button>
          <button
            type="submit"
            formAction={FORM_ADDRESSES[target]}
            name={FORM_FIELDS.change}
            value="1"
            className="btn btn-outline btn-primary btn-lg flex-1"
          >
            {PLAIN_FORM_COPY.change}
          </button>
        </div>
      </form>
    </FormPageShell>
  )
}
