import { preloaded } from '../parts/preloaded'

export const ORDER_DIALOG = preloaded(async () => (await import('../order/order-dialog')).OrderDialog)
export const MEMBERSHIP_DIALOG = preloaded(
  async () => (await import('../membership/membership-dialog')).MembershipDialog,
)
