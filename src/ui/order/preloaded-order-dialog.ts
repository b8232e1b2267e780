import { preloaded } from '../parts/preloaded'

export const ORDER_DIALOG = preloaded(async () => (await import('./order-dialog')).OrderDialog)
