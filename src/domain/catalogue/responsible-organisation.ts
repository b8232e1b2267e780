/** The term of the fact that names who answers for a product, with the address. */
export const ORGANISATION_TERM = 'Tổ chức chịu trách nhiệm'

const FACT = new RegExp(`^${ORGANISATION_TERM}:\\s+(\\S.*?)\\.?$`, 'm')

/** The organisation that the description names; empty if none. */
export const responsibleOrganisation = (description: string): string => FACT.exec(description)?.[1] ?? ''

/** The organisations of products, each once, in their order. */
export const organisationsOf = (
  products: ReadonlyArray<{ readonly organisation: string }>,
): ReadonlyArray<string> => [
  ...new Set(products.map(({ organisation }) => organisation).filter((organisation) => organisation !== '')),
]
