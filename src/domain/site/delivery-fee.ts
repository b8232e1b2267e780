/** In VND; a `freeFromVnd` of 0 means that no order is delivered free. */
export type DeliveryFee = { readonly feeVnd: number; readonly freeFromVnd: number }

/** Whether an order of this sum in VND is delivered free. */
export const isDeliveredFree = ({ freeFromVnd }: DeliveryFee, sumVnd: number): boolean =>
  freeFromVnd > 0 && sumVnd >= freeFromVnd
