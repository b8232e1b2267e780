/** In VND; a `freeFromVnd` of 0 means that no order is shipped free. */
export type ShippingFee = { readonly feeVnd: number; readonly freeFromVnd: number }

/** Whether an order of this sum in VND is shipped free. */
export const isShippedFree = ({ freeFromVnd }: ShippingFee, sumVnd: number): boolean =>
  freeFromVnd > 0 && sumVnd >= freeFromVnd
