import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { readConfig, readDataDir } from '../../../src/adapters/server/config'
import { explainConfigError } from '../../../src/adapters/server/explain-config-error'

const defaults = {
  port: 8080,
  host: 'localhost',
  metricsPort: 0,
  ledgerPlace: { tag: 'sqlite', dataDir: './data' },
  erasuresFile: 'data/erasures.jsonl',
  contentDir: './content',
  siteDir: '/built/client',
  rateLimitPerMinute: 60,
  trustProxyHops: 0,
  isPublicHttps: false,
  publicUrl: null,
  googleKeyFile: null,
  sheetsRootUrl: 'https://sheets.googleapis.com/',
  tokenUrl: null,
}

const read = (environment: Readonly<Record<string, string>>) => readConfig(environment, '/built/client')

describe('the settings', () => {
  it.each([
    ['nothing', {}, {}],
    ['blanks', { PORT: ' ', DATA_DIR: '', RATE_LIMIT_PER_MINUTE: '' }, {}],
    ['PORT', { PORT: '0' }, { port: 0 }],
    ['the highest PORT', { PORT: '65535' }, { port: 65_535 }],
    ['METRICS_PORT', { METRICS_PORT: '9464' }, { metricsPort: 9_464 }],
    ['HOST', { HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
    [
      'the folders',
      { DATA_DIR: '/d', CONTENT_DIR: '/c', SITE_DIR: '/s' },
      {
        ledgerPlace: { tag: 'sqlite', dataDir: '/d' },
        erasuresFile: '/d/erasures.jsonl',
        contentDir: '/c',
        siteDir: '/s',
      },
    ],
    [
      'DATABASE_URL',
      { DATABASE_URL: 'postgres://staff:secret@db:5432/site' },
      {
        ledgerPlace: { tag: 'postgres', url: 'postgres://staff:secret@db:5432/site', requiresStandby: false },
      },
    ],
    [
      'the longer form of DATABASE_URL',
      { DATABASE_URL: ' postgresql://db/site ' },
      { ledgerPlace: { tag: 'postgres', url: 'postgresql://db/site', requiresStandby: false } },
    ],
    [
      'DATABASE_REQUIRE_STANDBY',
      { DATABASE_URL: 'postgres://db/site', DATABASE_REQUIRE_STANDBY: '1' },
      { ledgerPlace: { tag: 'postgres', url: 'postgres://db/site', requiresStandby: true } },
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
    ['PUBLIC_URL', { PUBLIC_URL: 'https://namvung.example/' }, { publicUrl: 'https://namvung.example' }],
    ['ERASURES_FILE', { ERASURES_FILE: '/mnt/erasures.jsonl' }, { erasuresFile: '/mnt/erasures.jsonl' }],
    ['PUBLIC_HTTPS off', { PUBLIC_HTTPS: '0' }, { isPublicHttps: false }],
  ])('[M-132] follow %s', (_, environment, differing) => {
    expect(read(environment)).toStrictEqual(E.right({ ...defaults, ...differing }))
  })

  it.each([
    ['PORT', '65536', 'PORT phải là số nguyên từ 0 đến 65535.'],
    ['PORT', '-1', 'PORT phải là số nguyên từ 0 đến 65535.'],
    ['PORT', '80a', 'PORT phải là số nguyên từ 0 đến 65535.'],
    ['PORT', '8e3', 'PORT phải là số nguyên từ 0 đến 65535.'],
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
    ['PUBLIC_HTTPS', 'yes', 'PUBLIC_HTTPS phải là 0 hoặc 1.'],
  ])('[M-132] refuse %s=%s by one sentence', (variable, value, sentence) => {
    const refused = read({ [variable]: value })
    expect(E.isLeft(refused) ? explainConfigError(refused.left) : refused).toBe(sentence)
  })
})

describe('a switch of the database', () => {
  it('[M-132] that is neither 0 nor 1 is refused by one sentence', () => {
    const refused = read({ DATABASE_URL: 'postgres://db/site', DATABASE_REQUIRE_STANDBY: 'yes' })
    expect(E.isLeft(refused) ? explainConfigError(refused.left) : refused).toBe(
      'DATABASE_REQUIRE_STANDBY phải là 0 hoặc 1.',
    )
  })
})

describe('the data folder', () => {
  it('[M-132] is read without the other settings', () => {
    expect([readDataDir({ PORT: 'x' }), readDataDir({ DATA_DIR: '/d' })]).toStrictEqual(['./data', '/d'])
  })
})
