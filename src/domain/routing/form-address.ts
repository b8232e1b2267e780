import type { Target } from '../registration/registration'

export const FORM_ADDRESSES = { orders: '/dat-hang', members: '/dang-ky-hoi-vien' } as const satisfies Record<
  Target,
  string
>

/** Parameter names in form URLs and bodies; texts are named as in their form. The dialogs use `plan`, `consent` and `website`, too. */
export const FORM_FIELDS = {
  key: 'phieu',
  province: 'province',
  district: 'district',
  product: 'san-pham',
  plan: 'plan',
  consent: 'consent',
  offers: 'offers',
  honeypot: 'website',
  change: 'sua',
} as const

/** The last look posts to this address, which keeps the registration and shows its receipt. */
export const receivedAddress = (target: Target): string => `${FORM_ADDRESSES[target]}/da-nhan`
