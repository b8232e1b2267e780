export const FORM_ADDRESSES = { order: '/dat-hang', membership: '/dang-ky-hoi-vien' } as const

export type FormKind = keyof typeof FORM_ADDRESSES

/** What the addresses and the forms call their fields; texts go by their own names, `plan`, `consent` and `website` are the dialogs'. */
export const FORM_FIELDS = {
  key: 'phieu',
  district: 'district',
  product: 'san-pham',
  plan: 'plan',
  consent: 'consent',
  trap: 'website',
} as const

export const receivedAddress = (form: FormKind): string => `${FORM_ADDRESSES[form]}/da-nhan`
