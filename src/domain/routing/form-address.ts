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
  trap: 'website',
  reference: 'ma',
} as const

/** The page that confirms a plain form; `reference` names the registration and nothing about the person. */
export const receivedAddress = (form: FormKind, reference?: string): string =>
  `${FORM_ADDRESSES[form]}/da-nhan${reference === undefined ? '' : `?${FORM_FIELDS.reference}=${reference}`}`
