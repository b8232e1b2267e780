export const FORM_ADDRESSES = { order: '/dat-hang', membership: '/dang-ky-hoi-vien' } as const

export type FormKind = keyof typeof FORM_ADDRESSES

/** Parameter names in form URLs and bodies; text fields have their own. The dialogs share `plan`, `consent`, `website`. */
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

/** The last look before sending sends to this page, which shows what was received. */
export const receivedAddress = (form: FormKind): string => `${FORM_ADDRESSES[form]}/da-nhan`
