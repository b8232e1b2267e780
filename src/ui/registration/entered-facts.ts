import * as E from 'fp-ts/Either'
import { constNull, pipe } from 'fp-ts/function'
import * as O from 'fp-ts/Option'
import type { Product } from '../../domain/catalogue/product'
import { groupPhone } from '../../domain/phone/shown-phone'
import { type DraftOf, decodeForm, type Form, type RegistrationOf } from '../../domain/registration/form'
import { type PricedTitles, pricedTitles } from '../../domain/registration/priced-titles'
import type { Registration } from '../../domain/registration/registration'
import { factsOf, type RegistrationFact } from '../../domain/registration/registration-facts'
import type { Submission } from '../../domain/registration/submission'
import { planPriceText } from '../copy/receipt'

export type EnteredFacts = PricedTitles & {
  readonly phone: string
  /** The price of a plan; null for an order. */
  readonly planPrice: string | null
  /** All other input, with the phone number as it is shown. */
  readonly details: ReadonlyArray<RegistrationFact>
  /** Whether the box for offers is ticked. */
  readonly offers: boolean
}

/** The facts of the receipt and the last look; `products` give the prices. */
export const enteredFacts = (
  registration: Registration,
  products: ReadonlyArray<Product>,
  offers: boolean,
): EnteredFacts => ({
  phone: registration.content.phone,
  ...pricedTitles(registration, products),
  planPrice: registration.target === 'members' ? planPriceText(registration.content.planTitle) : null,
  details: factsOf(registration)
    .filter(({ name }) => name !== 'products' && name !== 'plan')
    .map((fact) => (fact.name === 'phone' ? { ...fact, text: groupPhone(fact.text) } : fact)),
  offers,
})

/** Facts, each null if there is nothing to show. */
export type DialogFacts = {
  /** The last submission, with the key of its attempt. */
  readonly sent: (EnteredFacts & { readonly key: string }) | null
  /** The content that would be sent now. */
  readonly toSend: EnteredFacts | null
}

type DialogContext<F extends Form> = {
  readonly draft: DraftOf<F> & { readonly offers: boolean }
  readonly submission: O.Option<Submission<RegistrationOf<F>>>
}

/** `facts` builds the facts of a registration, with whether offers are agreed to. */
export const dialogFacts = <F extends Form>(
  form: F,
  { draft, submission }: DialogContext<F>,
  facts: (registration: RegistrationOf<F>, offers: boolean) => EnteredFacts,
): DialogFacts => ({
  sent: pipe(
    submission,
    O.match(constNull, ({ registration, attempt, offers }) => ({
      ...facts(registration, offers),
      key: attempt.key,
    })),
  ),
  toSend: pipe(
    decodeForm(form)(draft),
    E.match(constNull, (registration) => facts(registration, draft.offers)),
  ),
})
