import { sequenceS } from 'fp-ts/Apply'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'

type Environment = Readonly<Record<string, string | undefined>>

export type Config = {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** Where the registrations are kept for several machines; null for a file in `dataDir`. */
  readonly databaseUrl: string | null
  readonly contentDir: string
  readonly siteDir: string
  /** Registrations a minute from one address; 0 for no limit. */
  readonly rateLimitPerMinute: number
  readonly trustProxyHops: number
  readonly isPublicHttps: boolean
  /** The key with which rows are delivered to Google Sheets; null where they stay here. */
  readonly googleKeyFile: string | null
  readonly sheetsRootUrl: string
  /** Null for the address in the key. */
  readonly tokenUrl: string | null
}

export type ConfigError =
  | { readonly tag: 'notAWholeNumber'; readonly variable: string; readonly most: number }
  | { readonly tag: 'notASwitch'; readonly variable: string }
  | { readonly tag: 'notADatabase'; readonly variable: string }
  | { readonly tag: 'notAWebAddress'; readonly variable: string }

const HIGHEST_PORT = 65_535
const HIGHEST_RATE_LIMIT = 1_000_000
const MOST_PROXIES = 10

const text = (environment: Environment, variable: string, missing: string): string =>
  environment[variable]?.trim() || missing

const wholeNumber = (
  environment: Environment,
  variable: string,
  { missing, most }: { readonly missing: number; readonly most: number },
): E.Either<ConfigError, number> => {
  const written = text(environment, variable, String(missing))
  return /^\d{1,9}$/.test(written) && Number(written) <= most
    ? E.right(Number(written))
    : E.left({ tag: 'notAWholeNumber', variable, most })
}

const isOn = (environment: Environment, variable: string): E.Either<ConfigError, boolean> => {
  const written = text(environment, variable, '0')
  return ['0', '1'].includes(written) ? E.right(written === '1') : E.left({ tag: 'notASwitch', variable })
}

/** Takes the environment, gives the folder that holds the registrations. */
export const readDataDir = (environment: Environment): string => text(environment, 'DATA_DIR', './data')

const DATABASE_PROTOCOLS: ReadonlyArray<string> = ['postgres:', 'postgresql:']

/** Takes an address as it was written, gives whether it is a PostgreSQL database's. */
export const isDatabaseUrl = (written: string): boolean =>
  URL.canParse(written) && DATABASE_PROTOCOLS.includes(new URL(written).protocol)

/** Takes the environment, gives the database's address, null where none is set; an address of another kind is refused. */
export const readDatabaseUrl = (environment: Environment): E.Either<ConfigError, string | null> => {
  const written = text(environment, 'DATABASE_URL', '')
  if (written === '') return E.right(null)
  return isDatabaseUrl(written) ? E.right(written) : E.left({ tag: 'notADatabase', variable: 'DATABASE_URL' })
}

export type GoogleSettings = Pick<Config, 'googleKeyFile' | 'sheetsRootUrl' | 'tokenUrl'>

const webAddress = (
  environment: Environment,
  variable: string,
  missing: string,
): E.Either<ConfigError, string | null> => {
  const written = text(environment, variable, missing)
  if (written === '') return E.right(null)
  return URL.canParse(written) && /^https?:$/.test(new URL(written).protocol)
    ? E.right(written)
    : E.left({ tag: 'notAWebAddress', variable })
}

const withEnd = (address: string | null): string => `${(address ?? '').replace(/\/$/, '')}/`

/** Takes the environment, gives how Google's services are asked, or the variable that is no address. */
export const readGoogleSettings = (environment: Environment): E.Either<ConfigError, GoogleSettings> =>
  sequenceS(E.Apply)({
    googleKeyFile: E.right(text(environment, 'GOOGLE_SERVICE_ACCOUNT_FILE', '') || null),
    sheetsRootUrl: pipe(
      webAddress(environment, 'GOOGLE_SHEETS_ROOT_URL', 'https://sheets.googleapis.com/'),
      E.map(withEnd),
    ),
    tokenUrl: webAddress(environment, 'GOOGLE_OAUTH_TOKEN_URL', ''),
  })

/** Takes the environment and where the built site lies, gives the settings, or the first variable that makes no sense. */
export const readConfig = (environment: Environment, builtSiteDir: string): E.Either<ConfigError, Config> =>
  pipe(
    sequenceS(E.Apply)({
      port: wholeNumber(environment, 'PORT', { missing: 8080, most: HIGHEST_PORT }),
      host: E.right(text(environment, 'HOST', 'localhost')),
      dataDir: E.right(readDataDir(environment)),
      databaseUrl: readDatabaseUrl(environment),
      contentDir: E.right(text(environment, 'CONTENT_DIR', './content')),
      siteDir: E.right(text(environment, 'SITE_DIR', builtSiteDir)),
      rateLimitPerMinute: wholeNumber(environment, 'RATE_LIMIT_PER_MINUTE', {
        missing: 60,
        most: HIGHEST_RATE_LIMIT,
      }),
      trustProxyHops: wholeNumber(environment, 'TRUST_PROXY_HOPS', { missing: 0, most: MOST_PROXIES }),
      isPublicHttps: isOn(environment, 'PUBLIC_HTTPS'),
    }),
    E.chain((settings) =>
      pipe(
        readGoogleSettings(environment),
        E.map((google) => ({ ...settings, ...google })),
      ),
    ),
  )
