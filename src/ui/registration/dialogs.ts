import { preloaded } from '../parts/preloaded'

/** The registration dialogs, whose code is loaded when one is likely to be wanted. */
export const ORDER_DIALOG = preloaded(async () => (await import('../order/order-dialog')).OrderDialog)
export const MEMBERSHIP_DIALOG = preloaded(
  async () => (await import('../membership/membership-dialog')).MembershipDialog,
)
