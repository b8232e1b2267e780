import type { Target } from '../../domain/registration/registration'
import { FORM_COPY } from '../copy/forms'
import { type SentFacts, SentList } from './sent-facts'

type LastLookProps = { readonly target: Target; readonly facts: SentFacts }

/** What will be sent, exactly as it will be, once the form is complete; every field above can still be changed. */
export const LastLook = ({ target, facts }: LastLookProps) => (
  <section
    aria-label={FORM_COPY.lastLook}
    data-part="last-look"
    className="outlined rounded-box bg-base-200 p-4 text-sm"
  >
    <h3 className="font-semibold">{FORM_COPY.lastLook}</h3>
    <SentList target={target} facts={facts} className="mt-1" />
  </section>
)
