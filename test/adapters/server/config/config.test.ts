import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { describe, expect, it } from 'vitest'
import { readConfig, readDataDir } from '../../../../src/adapters/server/config/config'
import { explainConfigError } from '../../../../src/adapters/server/config/explain-config-error'

const defaults = {
  port: 8080,
  host: 'localhost',
  desk: null,
  metricsPort: 0,
  metricsHost: '127.0.0.1',
  ledgerLocation: { tag: 'sqlite', dataDir: './data' },
  erasuresFile: 'data/erasures.jsonl',
  contentDir: './content',
  siteDir: '/built/client',
  rateLimitPerMinute: 60,
  trustProxyHops: 0,
  isPublicHttps: false,
  hstsSubdomains: false,
  logsAssets: false,
  publicUrl: null,
  notify: { webhook: null, mail: null },
  registrationsCommand: 'npm run -s registrations --',
  googleKeyFile: null,
  sheetsRootUrl: 'https://sheets.googleapis.com/',
  tokenUrl: null,
}

/** 24 bytes, the fewest. */
const SECRET = `whsec_${'eHh4'.repeat(8)}`
const OF_23_BYTES = `whsec_${'eHh4'.repeat(7)}eHg=`
const OF_64_BYTES = `whsec_${'eHh4'.repeat(21)}eA==`
const OF_65_BYTES = `whsec_${'eHh4'.repeat(21)}eHg=`

const read = (environment: Readonly<Record<string, string>>) => readConfig(environment, '/built/client')

const explained = (environment: Readonly<Record<string, string>>) =>
  pipe(
    read(environment),
    E.match(explainConfigError, () => 'accepted'),
  )

describe('the settings', () => {
  it.each([
    ['nothing', {}, {}],
    ['blanks', { PORT: ' ', DATA_DIR: '', RATE_LIMIT_PER_MINUTE: '' }, {}],
    ['PORT', { PORT: '0' }, { port: 0 }],
    ['the highest PORT', { PORT: '65535' }, { port: 65_535 }],
    ['METRICS_PORT', { METRICS_PORT: '9464' }, { metricsPort: 9_464 }],
    ['METRICS_HOST', { METRICS_HOST: '0.0.0.0' }, { metricsHost: '0.0.0.0' }],
    ['PROGRAM_PREFIX', { PROGRAM_PREFIX: 'nam-vung ' }, { registrationsCommand: 'nam-vung registrations' }],
    ['LOG_ASSETS', { LOG_ASSETS: '1' }, { logsAssets: true }],
    ['HOST', { HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
    [
      'the folders',
      { DATA_DIR: '/d', CONTENT_DIR: '/c', SITE_DIR: '/s' },
      {
        ledgerLocation: { tag: 'sqlite', dataDir: '/d' },
        erasuresFile: '/d/erasures.jsonl',
        contentDir: '/c',
        siteDir: '/s',
      },
    ],
    [
      'DATABASE_URL',
      { DATABASE_URL: 'postgres://staff:secret@db:5432/site' },
      {
        ledgerLocation: {
          tag: 'postgres',
          url: 'postgres://staff:secret@db:5432/site',
          requiresStandby: false,
        },
      },
    ],
    [
      'the longer form of DATABASE_URL',
      { DATABASE_URL: ' postgresql://db/site ' },
      { ledgerLocation: { tag: 'postgres', url: 'postgresql://db/site', requiresStandby: false } },
    ],
    [
      'DATABASE_REQUIRE_STANDBY',
      { DATABASE_URL: 'postgres://db/site', DATABASE_REQUIRE_STANDBY: '1' },
      { ledgerLocation: { tag: 'postgres', url: 'postgres://db/site', requiresStandby: true } },
    ],
    ['RATE_LIMIT_PER_MINUTE', { RATE_LIMIT_PER_MINUTE: '0' }, { rateLimitPerMinute: 0 }],
    [
      'how Google is asked',
      {
        GOOGLE_SERVICE_ACCOUNT_FILE: '/key.json',
        GOOGLE_SHEETS_ROOT_URL: 'http://sheets/',
        GOOGLE_OAUTH_TOKEN_URL: 'http://token',
      },
      { googleKeyFile: '/key.json', sheetsRootUrl: 'http://sheets/', tokenUrl: 'http://token' },
    ],
    [
      'GOOGLE_SHEETS_ROOT_URL without its end',
      { GOOGLE_SHEETS_ROOT_URL: 'http://sheets/x' },
      { sheetsRootUrl: 'http://sheets/x/' },
    ],
    ['TRUST_PROXY_HOPS', { TRUST_PROXY_HOPS: '2' }, { trustProxyHops: 2 }],
    ['PUBLIC_HTTPS', { PUBLIC_HTTPS: '1' }, { isPublicHttps: true }],
    ['HSTS_SUBDOMAINS', { HSTS_SUBDOMAINS: '1' }, { hstsSubdomains: true }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://namvung.example/' }, { publicUrl: 'https://namvung.example' }],
    ['PUBLIC_URL by number', { PUBLIC_URL: 'http://[::1]:8080' }, { publicUrl: 'http://[::1]:8080' }],
    ['ERASURES_FILE', { ERASURES_FILE: '/mnt/erasures.jsonl' }, { erasuresFile: '/mnt/erasures.jsonl' }],
    [
      'NOTIFY_WEBHOOK_URL',
      { NOTIFY_WEBHOOK_URL: 'https://hook.example/a?b=c', NOTIFY_WEBHOOK_SECRET: SECRET },
      { notify: { webhook: { url: 'https://hook.example/a?b=c', secret: SECRET }, mail: null } },
    ],
    [
      'NOTIFY_MAIL_TO, from the account that sends',
      { NOTIFY_MAIL_TO: 'a@mau.example, b@mau.example', SMTP_URL: 'smtps://c%40mau.example:p@smtp.example' },
      {
        notify: {
          webhook: null,
          mail: {
            smtpUrl: 'smtps://c%40mau.example:p@smtp.example',
            from: 'c@mau.example',
            to: ['a@mau.example', 'b@mau.example'],
          },
        },
      },
    ],
    [
      'NOTIFY_MAIL_TO, from its first where the account is no address',
      { NOTIFY_MAIL_TO: 'a@mau.example', SMTP_URL: 'smtp://localhost:25' },
      {
        notify: {
          webhook: null,
          mail: { smtpUrl: 'smtp://localhost:25', from: 'a@mau.example', to: ['a@mau.example'] },
        },
      },
    ],
    [
      'STAFF_PORT',
      { STAFF_PORT: '8081' },
      { desk: { host: 'localhost', port: 8_081, origin: 'http://localhost:8081' } },
    ],
    [
      'STAFF_URL',
      { STAFF_PORT: '8081', STAFF_URL: 'https://nhan-vien.namvung.example/' },
      { desk: { host: 'localhost', port: 8_081, origin: 'https://nhan-vien.namvung.example' } },
    ],
    [
      'STAFF_HOST',
      { STAFF_PORT: '8081', STAFF_HOST: '0.0.0.0' },
      { desk: { host: '0.0.0.0', port: 8_081, origin: 'http://localhost:8081' } },
    ],
    ['STAFF_URL without STAFF_PORT', { STAFF_URL: 'https://nhan-vien.namvung.example' }, {}],
    ['PUBLIC_HTTPS off', { PUBLIC_HTTPS: '0' }, { isPublicHttps: false }],
  ])('[P-009] are read from the environment: %s', (_, environment, differing) => {
    expect(read(environment)).toStrictEqual(E.right({ ...defaults, ...differing }))
  })

  it.each([
    [
      'http://nhan-vien.namvung.example',
      'STAFF_URL phải là một địa chỉ có dạng https://… (hoặc http://localhost để thử).',
    ],
    [
      'https://namvung.example/nhan-vien',
      'STAFF_URL chỉ gồm giao thức, tên miền và cổng, ví dụ https://namvung.vn, không kèm đường dẫn.',
    ],
    ['nhan-vien.namvung.example', 'STAFF_URL phải là một địa chỉ có dạng https://….'],
    ['http://localhost:9000', 'accepted'],
  ])('[P-016, P-009] are refused if passkeys would not work there: STAFF_URL=%s', (url, sentence) => {
    expect(explained({ STAFF_PORT: '8081', STAFF_URL: url })).toBe(sentence)
  })

  it.each([
    ['PORT', '65536', 'PORT phải là số nguyên từ 0 đến 65535.'],
    ['PORT', '-1', 'PORT phải là số nguyên từ 0 đến 65535.'],
    ['PORT', '80a', 'PORT phải là số nguyên từ 0 đến 65535.'],
    ['PORT', '8e3', 'PORT phải là số nguyên từ 0 đến 65535.'],
    ['STAFF_PORT', '65536', 'STAFF_PORT phải là số nguyên từ 0 đến 65535.'],
    ['METRICS_PORT', '65536', 'METRICS_PORT phải là số nguyên từ 0 đến 65535.'],
    ['RATE_LIMIT_PER_MINUTE', '1.5', 'RATE_LIMIT_PER_MINUTE phải là số nguyên từ 0 đến 1000000.'],
    ['RATE_LIMIT_PER_MINUTE', '1000001', 'RATE_LIMIT_PER_MINUTE phải là số nguyên từ 0 đến 1000000.'],
    ['TRUST_PROXY_HOPS', 'true', 'TRUST_PROXY_HOPS phải là số nguyên từ 0 đến 10.'],
    [
      'DATABASE_URL',
      'mysql://staff:secret@db/site',
      'DATABASE_URL phải là một địa chỉ có dạng postgres://….',
    ],
    ['DATABASE_URL', 'db', 'DATABASE_URL phải là một địa chỉ có dạng postgres://….'],
    ['GOOGLE_SHEETS_ROOT_URL', 'sheets', 'GOOGLE_SHEETS_ROOT_URL phải là một địa chỉ có dạng https://….'],
    [
      'GOOGLE_OAUTH_TOKEN_URL',
      'ftp://token',
      'GOOGLE_OAUTH_TOKEN_URL phải là một địa chỉ có dạng https://….',
    ],
    [
      'PUBLIC_URL',
      'https://a.example,https://b.example',
      'PUBLIC_URL phải là một địa chỉ có dạng https://….',
    ],
    ...['https://a.example/vi', 'https://a.example/?a', 'https://a.example/#a', 'https://b@a.example'].map(
      (url) => [
        'PUBLIC_URL',
        url,
        'PUBLIC_URL chỉ gồm giao thức, tên miền và cổng, ví dụ https://namvung.vn, không kèm đường dẫn.',
      ],
    ),
    ['PUBLIC_URL', 'https://a.example;', 'PUBLIC_URL phải là một địa chỉ có dạng https://….'],
    ['PUBLIC_URL', 'https://"a.example"', 'PUBLIC_URL phải là một địa chỉ có dạng https://….'],
    ['PUBLIC_HTTPS', 'yes', 'PUBLIC_HTTPS phải là 0 hoặc 1.'],
    ['HSTS_SUBDOMAINS', 'yes', 'HSTS_SUBDOMAINS phải là 0 hoặc 1.'],
  ])('[P-009] refuse %s=%s with one sentence', (setting, value, sentence) => {
    const refused = read({ [setting]: value })
    expect(E.isLeft(refused) ? explainConfigError(refused.left) : refused).toBe(sentence)
  })
})

describe('a switch of the database', () => {
  it('[P-009] that is neither 0 nor 1 is refused with one sentence', () => {
    const refused = read({ DATABASE_URL: 'postgres://db/site', DATABASE_REQUIRE_STANDBY: 'yes' })
    expect(E.isLeft(refused) ? explainConfigError(refused.left) : refused).toBe(
      'DATABASE_REQUIRE_STANDBY phải là 0 hoặc 1.',
    )
  })
})

describe('the data folder', () => {
  it('[P-009] can be read without the other settings', () => {
    expect([readDataDir({ PORT: 'x' }), readDataDir({ DATA_DIR: '/d' })]).toStrictEqual(['./data', '/d'])
  })
})

describe('the settings of notices', () => {
  const url = { NOTIFY_WEBHOOK_URL: 'https://hook.example' }
  const mail = { NOTIFY_MAIL_TO: 'a@mau.example', SMTP_URL: 'smtp://localhost' }

  it.each([SECRET, OF_64_BYTES])('[P-009] accept a secret of %s', (secret) => {
    expect(E.isRight(read({ ...url, NOTIFY_WEBHOOK_SECRET: secret }))).toBe(true)
  })

  it.each([
    ['no whsec_', SECRET.slice(6)],
    ['another beginning', SECRET.replace('whsec', 'whpk')],
    ['23 bytes', OF_23_BYTES],
    ['65 bytes', OF_65_BYTES],
    ['what is no Base64', `${SECRET.slice(0, -1)}!`],
    ['half of a group', SECRET.slice(0, -1)],
  ])('[P-009] refuse a secret of %s, without quoting it', (_, secret) => {
    expect(explained({ ...url, NOTIFY_WEBHOOK_SECRET: secret })).toBe(
      'NOTIFY_WEBHOOK_SECRET phải bắt đầu bằng whsec_, theo sau là 24 đến 64 byte viết bằng Base64.',
    )
  })

  it.each(['http://', 'hook.example', 'ftp://hook.example', 'https://staff:secret@hook.example'])(
    '[P-009] refuse the address %s',
    (address) => {
      expect(explained({ NOTIFY_WEBHOOK_URL: address, NOTIFY_WEBHOOK_SECRET: SECRET })).toBe(
        'NOTIFY_WEBHOOK_URL phải là một địa chỉ có dạng https://…, không kèm tên và mật khẩu.',
      )
    },
  )

  it.each([
    ['NOTIFY_WEBHOOK_URL', 'NOTIFY_WEBHOOK_SECRET', { NOTIFY_WEBHOOK_URL: 'https://hook.example' }],
    ['NOTIFY_WEBHOOK_SECRET', 'NOTIFY_WEBHOOK_URL', { NOTIFY_WEBHOOK_SECRET: SECRET }],
    ['NOTIFY_MAIL_TO', 'SMTP_URL', { NOTIFY_MAIL_TO: 'a@mau.example' }],
    ['SMTP_URL', 'NOTIFY_MAIL_TO', { SMTP_URL: 'smtp://localhost' }],
  ])('[P-009] refuse %s without %s', (given, missing, environment) => {
    expect(explained(environment)).toBe(`${given} cần đi cùng ${missing}: hãy đặt cả hai, hoặc bỏ cả hai.`)
  })

  it.each(['smtp://', 'localhost:25', 'https://smtp.example'])(
    '[P-009] refuse the mail server %s',
    (address) => {
      expect(explained({ ...mail, SMTP_URL: address })).toBe(
        'SMTP_URL phải là một địa chỉ có dạng smtps://tên:mật-khẩu@máy-chủ; ký tự đặc biệt phải được mã hóa (@ thành %40).',
      )
    },
  )

  it.each(['a', 'a@', 'a@b,', 'a@b; c@d', 'A <a@b>'])('[P-009] refuse mail to %s', (to) => {
    expect(explained({ ...mail, NOTIFY_MAIL_TO: to })).toBe(
      'NOTIFY_MAIL_TO phải là địa chỉ thư, ví dụ donhang@namvung.vn; nhiều địa chỉ cách nhau bằng dấu phẩy.',
    )
  })
})
