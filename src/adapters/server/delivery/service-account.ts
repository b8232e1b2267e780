import { readFile } from 'node:fs/promises'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { gaxios, JWT } from 'google-auth-library'
import * as t from 'io-ts'

export const SHEETS_SCOPE = 'https://www.googleapis.com/auth/spreadsheets'

const ServiceAccount = t.type({ client_email: t.string, private_key: t.string, token_uri: t.string })
export type ServiceAccount = t.TypeOf<typeof ServiceAccount>

/** Takes a service account's key file, gives what is in it, or why it cannot be used. */
export const readServiceAccount = (path: string): TE.TaskEither<string, ServiceAccount> =>
  pipe(
    TE.tryCatch(
      async (): Promise<unknown> => JSON.parse(await readFile(path, 'utf8')),
      () => `GOOGLE_SERVICE_ACCOUNT_FILE: không đọc được tệp khóa ${path}.`,
    ),
    TE.chainEitherK((key) =>
      pipe(
        ServiceAccount.decode(key),
        E.mapLeft(
          () => 'GOOGLE_SERVICE_ACCOUNT_FILE: tệp khóa thiếu client_email, private_key hoặc token_uri.',
        ),
      ),
    ),
  )

/** Gives a token, the same until shortly before it ends unless a fresh one is asked for; throws where none is given. */
export type GetToken = (wanted: { readonly isFresh: boolean }) => Promise<string>

/** Takes a service account and where tokens are given out, gives what gets them: a signed assertion for a token (RFC 7523). */
export const createGetToken = (account: ServiceAccount, tokenUrl: string): GetToken => {
  const signIn = () =>
    new JWT({
      email: account.client_email,
      key: account.private_key,
      scopes: [SHEETS_SCOPE],
      additionalClaims: { aud: account.token_uri },
      // The library knows one address only; ours comes from the key file or the settings.
      transporter: new gaxios.Gaxios({
        retry: false,
        adapter: (options, send) => send({ ...options, url: new URL(tokenUrl) }),
      }),
    })
  let auth = signIn()
  return async ({ isFresh }) => {
    if (isFresh) auth = signIn()
    const { token } = await auth.getAccessToken()
    if (!token) throw new Error('no token was given')
    return token
  }
}
