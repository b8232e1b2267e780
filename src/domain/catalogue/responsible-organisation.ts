/** The fact of a product's description that names who answers for it, with the address. */
export const ORGANISATION_TERM = 'Tổ chức chịu trách nhiệm'

const FACT = new RegExp(`^${ORGANISATION_TERM}:\\s+(\\S.*?)\\.?$`, 'm')

/** As a line of the description names it; empty if none does. */
export const responsibleOrganisation = (description: string): string => FACT.exec(description)?.[1] ?? ''

/** Each organisation once, in the order of the products. */
export const organisationsOf = (
  products: ReadonlyArray<{ readonly organisation: string }>,
): ReadonlyArray<string> => [
  ...new Set(products.map(({ organisation }) => organisation).filter((organisation) => organisation !== '')),
]
