import { createPrivateKey } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { gaxios, JWT } from 'google-auth-library'
import * as t from 'io-ts'
import { within } from './within'

const SHEETS_SCOPE = 'https://www.googleapis.com/auth/spreadsheets'

const ServiceAccount = t.type({ client_email: t.string, private_key: t.string, token_uri: t.string })
export type ServiceAccount = t.TypeOf<typeof ServiceAccount>

/** Reads the key file of the service account; fails with a sentence for the operator. */
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
    TE.chainFirstEitherK(({ private_key }) =>
      E.tryCatch(
        () => createPrivateKey(private_key),
        () => 'GOOGLE_SERVICE_ACCOUNT_FILE: private_key trong tệp khóa không phải là khóa hợp lệ.',
      ),
    ),
  )

const TOKEN_TIMEOUT_MS = 30_000

const noTokenInTime = (): never => {
  throw new Error('no token in time')
}

/** Returns a token, cached until shortly before it expires; `isFresh` asks for a new one. Rejects if there is none. */
export type GetToken = (wanted: { readonly isFresh: boolean }) => Promise<string>

/** Gets access tokens for the account and caches the last one. Rejects after `timeoutMs`. */
export const createGetToken = (
  account: ServiceAccount,
  tokenUrl: string,
  timeoutMs = TOKEN_TIMEOUT_MS,
): GetToken => {
  const signIn = () =>
    new JWT({
      email: account.client_email,
      key: account.private_key,
      scopes: [SHEETS_SCOPE],
      additionalClaims: { aud: account.token_uri },
      // The library has a fixed token URL; ours comes from the key file or the settings.
      transporter: new gaxios.Gaxios({
        retry: false,
        timeout: timeoutMs,
        adapter: (options, send) => send({ ...options, url: new URL(tokenUrl) }),
      }),
    })
  let auth = signIn()
  return async ({ isFresh }) => {
    if (isFresh) auth = signIn()
    try {
      const { token } = await within(timeoutMs, auth.getAccessToken(), noTokenInTime)
      if (!token) throw new Error('no token was given')
      return token
    } catch (error) {
      // A new client, because the library would await its failed call instead of making another.
      auth = signIn()
      throw error
    }
  }
}
