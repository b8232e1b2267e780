import { factsOf } from './description-blocks'

/** The fact of a product's description that names who answers for it, with the address. */
export const ORGANISATION_TERM = 'Tổ chức chịu trách nhiệm'

/** As the description names it; empty if it does not. */
export const responsibleOrganisation = (description: string): string =>
  factsOf(description, [ORGANISATION_TERM])[0]?.text.replace(/\.$/, '') ?? ''

/** Each organisation once, in the order of the products. */
export const organisationsOf = (
  products: ReadonlyArray<{ readonly organisation: string }>,
): ReadonlyArray<string> => [
  ...new Set(products.map(({ organisation }) => organisation).filter((organisation) => organisation !== '')),
]
