import { preloaded } from '../parts/preloaded'

export const MEMBERSHIP_DIALOG = preloaded(async () => (await import('./membership-dialog')).MembershipDialog)
