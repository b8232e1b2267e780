import { readReference } from '../registration/reference'

/** Paths of the staff’s desk. */
export const DESK_PATHS = {
  signIn: '/dang-nhap',
  invitation: '/moi',
  styles: '/desk.css',
  script: '/khoa.js',
  printScript: '/in.js',
  signOut: '/dang-xuat',
  orders: '/',
  members: '/hoi-vien',
  calls: '/can-goi',
  help: '/tro-giup',
  sessions: '/may',
} as const

export const helpPicture = (name: string): string => `${DESK_PATHS.help}/${name}.png`

/** The page at which an invited employee makes a passkey. */
export const invitationAddress = (token: string): string => `${DESK_PATHS.invitation}/${token}`

/** The address of the challenge that a passkey signs on the page at `address`. */
export const challengeAddress = (address: string): string => `${address}/thu-thach`

/** Names of fields of forms. `next`: the path to open after signing in. */
export const DESK_FIELDS = { next: 'tiep', key: 'khoa', made: 'da-co-khoa' } as const

const OWN_PATH = /^\/(?![/\\])[\w\-./~%?=&]*$/

/** The path if it is one of the desk, never another site’s address. */
export const ownPath = (written: string | null): string =>
  written !== null && OWN_PATH.test(written) ? written : DESK_PATHS.orders

/** Pages of the desk that work with registrations; no address has data of a person. */
export const REGISTRATION_PATHS = {
  search: '/tim',
  registration: '/don',
  slips: '/phieu',
  exportXlsx: '/xuat',
  history: '/lich-su',
} as const

type Named = { readonly reference: string; readonly id: number }

/** The last part of the address of a registration. It ends in the id of the registration, because two may share a reference. */
export const registrationKey = ({ reference, id }: Named): string => `${reference}-${id}`

/** The addresses of a registration by the last part of its own: its page, the same with the phone number, and where a step is sent. */
export const addressesOfKey = {
  shown: (key: string): string => `${REGISTRATION_PATHS.registration}/${key}`,
  phone: (key: string): string => `${REGISTRATION_PATHS.registration}/${key}/so`,
  newStep: (key: string): string => `${REGISTRATION_PATHS.registration}/${key}/buoc`,
}

export const registrationAddress = (named: Named): string => addressesOfKey.shown(registrationKey(named))
export const phoneAddress = (named: Named): string => addressesOfKey.phone(registrationKey(named))
export const newStepAddress = (named: Named): string => addressesOfKey.newStep(registrationKey(named))

export const slipsAddress = (named: Named): string =>
  `${REGISTRATION_PATHS.slips}?${REGISTRATION_FIELDS.key}=${registrationKey(named)}`

const KEY = /^([0-9A-Za-z]{4}-?[0-9A-Za-z]{4})(?:-(\d{1,15}))?$/

/** Reads the last part of the address of a registration; `id` is null if it has the reference only, as in a notice. */
export const readRegistrationKey = (
  written: string,
): { readonly reference: string; readonly id: number | null } | null => {
  const [, symbols, id] = KEY.exec(written) ?? []
  const reference = readReference(symbols ?? '')
  return reference === null ? null : { reference, id: id === undefined ? null : Number(id) }
}

export const REGISTRATION_FIELDS = {
  search: 'tim',
  key: 'ma',
  state: 'trang-thai',
  note: 'ghi-chu',
  callAt: 'goi-lai',
  seen: 'da-xem',
  who: 'nguoi',
  prices: 'gia',
  phoneShown: 'hien-so',
  target: 'loai',
  saved: 'luu',
} as const
