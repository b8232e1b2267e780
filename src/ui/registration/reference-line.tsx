import { RECEIPT_COPY } from '../copy/receipt'

/** The reference of a registration, for the visitor to name. */
export const ReferenceLine = ({ reference }: { readonly reference: string }) => (
  <p className="mt-1">
    {RECEIPT_COPY.reference}: <strong className="whitespace-nowrap">{reference}</strong>.{' '}
    {RECEIPT_COPY.referenceUse}
  </p>
)
