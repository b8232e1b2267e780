import type { Form } from './form'
import { fieldCells } from './form-columns'
import { FORMS, type Registration } from './registration'

/** A field of a registration; `name` is that of the field. */
export type RegistrationFact = { readonly name: string; readonly term: string; readonly text: string }

/** Each field that has a column and is filled in, under the heading of the column. */
export const fieldFacts = (form: Form, content: object): ReadonlyArray<RegistrationFact> =>
  fieldCells(form)
    .map(([name, { heading, write }]) => ({ name, term: heading, text: write(content) }))
    .filter(({ text }) => text !== '')

/** The titles of the products of an order, or of a plan. */
export const titlesOf = ({ target, content }: Registration): ReadonlyArray<string> =>
  target === 'orders' ? content.titles : [content.planTitle]

/** District and province of an order as one text; empty for a membership. */
export const placeText = ({ target, content }: Registration): string =>
  target === 'orders' ? [content.district, content.province].filter((part) => part !== '').join(', ') : ''

/** The facts of a registration for staff and visitors; its place is one text and comes last. */
export const factsOf = (registration: Registration): ReadonlyArray<RegistrationFact> => [
  ...fieldFacts(FORMS[registration.target], registration.content).filter(
    ({ name }) => name !== 'province' && name !== 'district',
  ),
  ...[{ name: 'place', term: 'Giao đến', text: placeText(registration) }].filter(({ text }) => text !== ''),
]
