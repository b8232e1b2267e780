/** Of the staff's desk. Whoever is not signed in can open the first five. */
export const DESK_PATHS = {
  signIn: '/dang-nhap',
  signInChallenge: '/dang-nhap/thu-thach',
  invitation: '/moi',
  styles: '/desk.css',
  script: '/khoa.js',
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
/** Where the page of an invitation asks for the challenge that the new passkey signs. */
export const invitationChallenge = (token: string): string => `${invitationAddress(token)}/thu-thach`

/** Names of fields of forms. `next`: the path to open after signing in. */
export const DESK_FIELDS = { next: 'tiep', key: 'khoa', made: 'da-co-khoa' } as const

const OWN_PATH = /^\/(?![/\\])[\w\-./~%?=&]*$/

/** A path of the desk, never another site's address. */
export const ownPath = (written: string | null): string =>
  written !== null && OWN_PATH.test(written) ? written : DESK_PATHS.orders
