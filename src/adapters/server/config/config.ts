import { sequenceS } from 'fp-ts/Apply'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { erasuresIn } from '../../files/erasures-file'
import type { LedgerLocation } from './ledger-location'
import { type NotifyError, type NotifySettings, readNotify } from './notify-config'
import { programCommand } from './program-command'
import type { Environment, Setting } from './settings'

export type Config = {
  readonly port: number
  readonly host: string
  /** Null if the staff's desk is off. */
  readonly desk: DeskSettings | null
  /** 0 if metrics are off. */
  readonly metricsPort: number
  readonly metricsHost: string
  readonly ledgerLocation: LedgerLocation
  readonly erasuresFile: string
  readonly contentDir: string
  readonly siteDir: string
  readonly rateLimitPerMinute: number
  readonly trustProxyHops: number
  readonly isPublicHttps: boolean
  readonly hstsSubdomains: boolean
  readonly logsAssets: boolean
  /** The public address without a path; null to use that of each request. */
  readonly publicUrl: string | null
  readonly notify: NotifySettings
  /** The command `registrations` as staff type it. */
  readonly registrationsCommand: string
  readonly googleKeyFile: string | null
  readonly sheetsRootUrl: string
  /** The address for tokens; null to use that in the key file. */
  readonly tokenUrl: string | null
}

/** `host`: where the desk listens; `origin`: the only one that it answers. */
export type DeskSettings = { readonly host: string; readonly port: number; readonly origin: string }

export type ConfigError =
  | NotifyError
  | { readonly tag: 'notAWholeNumber'; readonly setting: string; readonly most: number }
  | { readonly tag: 'notASwitch'; readonly setting: string }
  | { readonly tag: 'notADatabase'; readonly setting: string }
  | { readonly tag: 'notAWebAddress'; readonly setting: string }
  | { readonly tag: 'notASecureAddress'; readonly setting: string }
  | { readonly tag: 'notAnOrigin'; readonly setting: string }

const HIGHEST_PORT = 65_535
const HIGHEST_RATE_LIMIT = 1_000_000
const MOST_PROXIES = 10

const text = (environment: Environment, setting: Setting, otherwise: string): string =>
  environment[setting]?.trim() || otherwise

const wholeNumber = (
  environment: Environment,
  setting: Setting,
  { otherwise, most }: { readonly otherwise: number; readonly most: number },
): E.Either<ConfigError, number> => {
  const written = text(environment, setting, String(otherwise))
  return /^\d{1,9}$/.test(written) && Number(written) <= most
    ? E.right(Number(written))
    : E.left({ tag: 'notAWholeNumber', setting, most })
}

const isOn = (environment: Environment, setting: Setting): E.Either<ConfigError, boolean> => {
  const written = text(environment, setting, '0')
  return ['0', '1'].includes(written) ? E.right(written === '1') : E.left({ tag: 'notASwitch', setting })
}

/** The folder of the files that the operator edits; `./content` unless `CONTENT_DIR` names another. */
export const readContentDir = (environment: Environment): string =>
  text(environment, 'CONTENT_DIR', './content')

/** The folder of the ledger's files; `./data` unless `DATA_DIR` names another. */
export const readDataDir = (environment: Environment): string => text(environment, 'DATA_DIR', './data')

/** The path of the record of erasures; a file in the data folder unless `ERASURES_FILE` names another (P-004). */
export const readErasuresFile = (environment: Environment): string =>
  text(environment, 'ERASURES_FILE', erasuresIn(readDataDir(environment)))

const DATABASE_PROTOCOLS: ReadonlyArray<string> = ['postgres:', 'postgresql:']

const isDatabaseUrl = (written: string): boolean =>
  URL.canParse(written) && DATABASE_PROTOCOLS.includes(new URL(written).protocol)

/** The database that `migrate` copies to; null unless `MIGRATE_TO` is an address of PostgreSQL. */
export const readMigrateTo = (environment: Environment): string | null => {
  const written = text(environment, 'MIGRATE_TO', '')
  return isDatabaseUrl(written) ? written : null
}

/** Where the ledger is: in the database of `DATABASE_URL`, or in a file of the data folder if that is not set. */
export const readLedgerLocation = (environment: Environment): E.Either<ConfigError, LedgerLocation> => {
  const url = text(environment, 'DATABASE_URL', '')
  if (url === '') return E.right({ tag: 'sqlite', dataDir: readDataDir(environment) })
  if (!isDatabaseUrl(url)) return E.left({ tag: 'notADatabase', setting: 'DATABASE_URL' })
  return pipe(
    isOn(environment, 'DATABASE_REQUIRE_STANDBY'),
    E.map((requiresStandby) => ({ tag: 'postgres', url, requiresStandby })),
  )
}

export type GoogleSettings = Pick<Config, 'googleKeyFile' | 'sheetsRootUrl' | 'tokenUrl'>

/** Matches a host name. The parser of URLs accepts more: a second address or a stray sign would become part of the name. */
const HOST_NAME = /^(?:[\w.-]+|\[[\da-f:.]+\])$/i

const isWebAddress = (written: string): boolean => {
  if (!URL.canParse(written)) return false
  const { protocol, hostname } = new URL(written)
  return /^https?:$/.test(protocol) && HOST_NAME.test(hostname)
}

const webAddress = (
  environment: Environment,
  setting: Setting,
  otherwise: string,
): E.Either<ConfigError, string | null> => {
  const written = text(environment, setting, otherwise)
  if (written === '') return E.right(null)
  return isWebAddress(written) ? E.right(written) : E.left({ tag: 'notAWebAddress', setting })
}

/** Whether the address has no path. A path would be lost, because requests and links bring their own. */
const isOrigin = ({ origin, href }: URL): boolean => href === `${origin}/`

/** The address in a setting; null if it is not set. Fails if it has a path, a query or a user name. */
const originOf = (
  environment: Environment,
  setting: Setting,
  otherwise: string,
): E.Either<ConfigError, URL | null> =>
  pipe(
    webAddress(environment, setting, otherwise),
    E.map((written) => (written === null ? null : new URL(written))),
    E.filterOrElse(
      (url) => url === null || isOrigin(url),
      (): ConfigError => ({ tag: 'notAnOrigin', setting }),
    ),
  )

/** Whether browsers keep passkeys and secure cookies for the address: https, or localhost. */
const isSecure = ({ protocol, hostname }: URL): boolean => protocol === 'https:' || hostname === 'localhost'

/** The address of the staff's desk; null while `STAFF_PORT` is 0. Fails unless `STAFF_URL` is https, or http on localhost. */
export const readDesk = (environment: Environment): E.Either<ConfigError, DeskSettings | null> =>
  pipe(
    wholeNumber(environment, 'STAFF_PORT', { otherwise: 0, most: HIGHEST_PORT }),
    E.chain((port) =>
      port === 0
        ? E.right(null)
        : pipe(
            originOf(environment, 'STAFF_URL', `http://localhost:${port}`),
            E.filterOrElse(
              (url): url is URL => url !== null && isSecure(url),
              (): ConfigError => ({ tag: 'notASecureAddress', setting: 'STAFF_URL' }),
            ),
            E.map(({ origin }) => ({ host: text(environment, 'STAFF_HOST', 'localhost'), port, origin })),
          ),
    ),
  )

/** Whether registrations are sent to Google Sheets. */
export const isDelivering = ({ googleKeyFile }: Pick<GoogleSettings, 'googleKeyFile'>): boolean =>
  googleKeyFile !== null

const withEnd = (address: string | null): string => `${(address ?? '').replace(/\/$/, '')}/`

/** The key file and the addresses of Google Sheets; without a key file nothing is delivered there. */
export const readGoogleSettings = (environment: Environment): E.Either<ConfigError, GoogleSettings> =>
  sequenceS(E.Apply)({
    googleKeyFile: E.right(text(environment, 'GOOGLE_SERVICE_ACCOUNT_FILE', '') || null),
    sheetsRootUrl: pipe(
      webAddress(environment, 'GOOGLE_SHEETS_ROOT_URL', 'https://sheets.googleapis.com/'),
      E.map(withEnd),
    ),
    tokenUrl: webAddress(environment, 'GOOGLE_OAUTH_TOKEN_URL', ''),
  })

/**
 * All settings of the server, from its environment; fails with the first one that is wrong. `builtSiteDir` is used
 * unless `SITE_DIR` is set.
 */
export const readConfig = (environment: Environment, builtSiteDir: string): E.Either<ConfigError, Config> =>
  pipe(
    sequenceS(E.Apply)({
      port: wholeNumber(environment, 'PORT', { otherwise: 8080, most: HIGHEST_PORT }),
      notify: pipe(
        readNotify(environment),
        E.mapLeft((error): ConfigError => error),
      ),
      registrationsCommand: E.right(programCommand(environment, 'registrations')),
      metricsPort: wholeNumber(environment, 'METRICS_PORT', { otherwise: 0, most: HIGHEST_PORT }),
      metricsHost: E.right(text(environment, 'METRICS_HOST', '127.0.0.1')),
      desk: readDesk(environment),
      host: E.right(text(environment, 'HOST', 'localhost')),
      ledgerLocation: readLedgerLocation(environment),
      erasuresFile: E.right(readErasuresFile(environment)),
      contentDir: E.right(readContentDir(environment)),
      siteDir: E.right(text(environment, 'SITE_DIR', builtSiteDir)),
      rateLimitPerMinute: wholeNumber(environment, 'RATE_LIMIT_PER_MINUTE', {
        otherwise: 60,
        most: HIGHEST_RATE_LIMIT,
      }),
      trustProxyHops: wholeNumber(environment, 'TRUST_PROXY_HOPS', { otherwise: 0, most: MOST_PROXIES }),
      isPublicHttps: isOn(environment, 'PUBLIC_HTTPS'),
      hstsSubdomains: isOn(environment, 'HSTS_SUBDOMAINS'),
      logsAssets: isOn(environment, 'LOG_ASSETS'),
      publicUrl: pipe(
        originOf(environment, 'PUBLIC_URL', ''),
        E.map((url) => url?.origin ?? null),
      ),
    }),
    E.chain((settings) =>
      pipe(
        readGoogleSettings(environment),
        E.map((google) => ({ ...settings, ...google })),
      ),
    ),
  )
