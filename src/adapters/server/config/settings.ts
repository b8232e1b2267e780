/** The name of every setting that the programs read. */
export const SETTINGS = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'CONTENT_DIR',
  'SITE_DIR',
  'DATABASE_URL',
  'DATABASE_REQUIRE_STANDBY',
  'ERASURES_FILE',
  'MIGRATE_TO',
  'GOOGLE_SERVICE_ACCOUNT_FILE',
  'GOOGLE_SHEETS_ROOT_URL',
  'GOOGLE_OAUTH_TOKEN_URL',
  'RATE_LIMIT_PER_MINUTE',
  'TRUST_PROXY_HOPS',
  'PUBLIC_HTTPS',
  'PUBLIC_URL',
  'HSTS_SUBDOMAINS',
  'LOG_ASSETS',
  'METRICS_PORT',
  'METRICS_HOST',
  'STAFF_PORT',
  'STAFF_URL',
  'STAFF_HOST',
  'NOTIFY_WEBHOOK_URL',
  'NOTIFY_WEBHOOK_SECRET',
  'NOTIFY_MAIL_TO',
  'SMTP_URL',
] as const

export type Setting = (typeof SETTINGS)[number]

export type Environment = Readonly<Record<string, string | undefined>>
