import { LONGEST_SESSION_MS } from '../../../domain/access/session'

/** Browsers accept this prefix only with `Secure`, `Path=/` and no domain. */
const NAME = '__Host-phien'
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Strict'

/** The value of `Set-Cookie` that keeps a session's token; it lasts as long as the longest session. */
export const sessionCookie = (token: string): string =>
  `${NAME}=${token}; ${ATTRIBUTES}; Max-Age=${LONGEST_SESSION_MS / 1_000}`

export const NO_SESSION_COOKIE = `${NAME}=; ${ATTRIBUTES}; Max-Age=0`

/** The token in a `Cookie` header; empty if there is none. */
export const sessionTokenIn = (header = ''): string => {
  const [, token = ''] =
    header
      .split(';')
      .map((pair) => pair.trim().split('='))
      .find(([name]) => name === NAME) ?? []
  return token
}
