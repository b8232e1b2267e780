import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { type AwaitTurn, type CallSheets, createCallSheets } from '../../google-sheets/call-sheets'
import { createGetToken, readServiceAccount } from '../../google-sheets/service-account'
import type { GoogleSettings } from '../config/config'

type CallSettings = Pick<GoogleSettings, 'sheetsRootUrl' | 'tokenUrl'> & {
  readonly awaitTurn: AwaitTurn
  readonly fetch?: typeof globalThis.fetch
}

/** Calls Google Sheets with the account of a key file; fails with a sentence if the file cannot be read. */
export const createGoogleCalls = (
  keyFile: string,
  { sheetsRootUrl, tokenUrl, awaitTurn, fetch = globalThis.fetch }: CallSettings,
): TE.TaskEither<string, CallSheets> =>
  pipe(
    readServiceAccount(keyFile),
    TE.map((account) =>
      createCallSheets({
        fetch,
        rootUrl: sheetsRootUrl,
        getToken: createGetToken(account, tokenUrl ?? account.token_uri),
        awaitTurn,
      }),
    ),
  )
