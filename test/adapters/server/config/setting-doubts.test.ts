import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settingDoubts } from '../../../../src/adapters/server/config/setting-doubts'
import { SETTINGS } from '../../../../src/adapters/server/config/settings'

/** Set by shells, systemd, npm, containers and other programs. */
const OF_OTHERS = [
  ...[
    'HOME',
    'PATH',
    'PWD',
    'OLDPWD',
    'USER',
    'LOGNAME',
    'SHELL',
    'SHLVL',
    'TERM',
    'MAIL',
    'LANG',
    'LC_ALL',
    'TZ',
  ],
  ...[
    'HOSTNAME',
    'HOSTTYPE',
    'HOSTALIASES',
    'DISPLAY',
    'EDITOR',
    'TMPDIR',
    'SUDO_USER',
    'SUDO_UID',
    'SSH_TTY',
    '_',
  ],
  ...[
    'NOTIFY_SOCKET',
    'INVOCATION_ID',
    'JOURNAL_STREAM',
    'STATE_DIRECTORY',
    'LOGS_DIRECTORY',
    'CACHE_DIRECTORY',
  ],
  ...[
    'RUNTIME_DIRECTORY',
    'CREDENTIALS_DIRECTORY',
    'SYSTEMD_EXEC_PID',
    'WATCHDOG_USEC',
    'LISTEN_FDS',
    'MAINPID',
  ],
  ...[
    'MEMORY_PRESSURE_WATCH',
    'DBUS_SESSION_BUS_ADDRESS',
    'XDG_RUNTIME_DIR',
    'XDG_DATA_DIRS',
    'XDG_CACHE_HOME',
  ],
  ...[
    'NODE_ENV',
    'NODE_OPTIONS',
    'NODE_EXTRA_CA_CERTS',
    'UV_THREADPOOL_SIZE',
    'INIT_CWD',
    'npm_config_prefix',
  ],
  ...[
    'npm_package_name',
    'npm_lifecycle_event',
    'npm_config_cache',
    'npm_execpath',
    'CI',
    'DEBUG',
    'COLOR',
    'EXPORT',
  ],
  ...[
    'PGHOST',
    'PGPORT',
    'PGDATA',
    'PGUSER',
    'PGPASSWORD',
    'PGDATABASE',
    'http_proxy',
    'HTTPS_PROXY',
    'NO_PROXY',
  ],
  ...['GOOGLE_APPLICATION_CREDENTIALS', 'GOOGLE_CLOUD_PROJECT', 'LOG_LEVEL', 'KUBERNETES_PORT', 'REDIS_HOST'],
  ...[
    'KUBERNETES_SERVICE_HOST',
    'KUBERNETES_PORT_443_TCP',
    'DATABASE_NAME',
    'PUBLIC_KEY',
    'CONTENT_TYPE',
    'CHROME_PATH',
  ],
  ...[
    'PROGRAM_PREFIX',
    'NAM_VUNG_ENVIRONMENT',
    'STATE_DIR',
    'CACHE_DIR',
    'BASE_DIR',
    'WORK_DIR',
    'DATABASE_POOL_SIZE',
  ],
]

const said = (name: string) => settingDoubts({ [name]: '1' })
const suggesting = (name: string, meant: string) => [
  `Không có cài đặt nào tên ${name}, nên dòng đó không có tác dụng. Có phải ý bạn là ${meant}?`,
]

describe('a variable that resembles a setting', () => {
  it.each([
    ['METRICS_PROT', 'METRICS_PORT'],
    ['METRIC_PORT', 'METRICS_PORT'],
    ['METRICS', 'METRICS_PORT'],
    ['METRICS_ADDRESS', 'METRICS_PORT'],
    ['PROT', 'PORT'],
    ['HOSTS', 'HOST'],
    ['port', 'PORT'],
    ['Public_Url', 'PUBLIC_URL'],
    ['PUBLIC-URL', 'PUBLIC_URL'],
    ['DATADIR', 'DATA_DIR'],
    ['CONTENTS_DIR', 'CONTENT_DIR'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['RATE_LIMIT', 'RATE_LIMIT_PER_MINUTE'],
    ['TRUST_PROXY', 'TRUST_PROXY_HOPS'],
    ['NOTIFY_EMAIL_TO', 'NOTIFY_MAIL_TO'],
    ['NOTIFY_WEBHOOK', 'NOTIFY_WEBHOOK_URL'],
    ['SMTP_HOST', 'SMTP_URL'],
    ['GOOGLE_SERVICE_ACCOUNT', 'GOOGLE_SERVICE_ACCOUNT_FILE'],
    ['ERASURE_FILE', 'ERASURES_FILE'],
  ])('[P-009] is named with the one that was probably meant: %s', (name, meant) => {
    expect(said(name)).toStrictEqual(suggesting(name, meant))
  })

  it('[P-009] is named after any one typing error', () => {
    const longer = SETTINGS.filter((name) => name.length > 'HOST'.length)
    const typing = fc.constantFrom(...longer).chain((meant) =>
      fc
        .tuple(
          fc.nat({ max: meant.length - 2 }),
          fc.constantFrom('left out', 'doubled', 'swapped', 'lower case', 'another'),
        )
        .map(([at, how]) => {
          const [before, letter, next, after] = [
            meant.slice(0, at),
            meant.charAt(at),
            meant.charAt(at + 1),
            meant.slice(at + 2),
          ]
          const changed = {
            'left out': next,
            doubled: letter + letter + next,
            swapped: next + letter,
            'lower case': letter.toLowerCase() + next,
            another: `X${next}`,
          }[how]
          return { meant, typed: `${before}${changed ?? ''}${after}` }
        }),
    )
    fc.assert(
      fc.property(typing, ({ meant, typed }) => {
        expect(said(typed)).toStrictEqual(typed === meant ? [] : suggesting(typed, meant))
      }),
    )
  })
})

describe('other variables', () => {
  it.each([...SETTINGS, ...OF_OTHERS])('[P-009] are not mentioned: %s', (name) => {
    expect(said(name)).toStrictEqual([])
  })
})

describe('the list of settings', () => {
  const namedIn = (text: string, pattern: RegExp): ReadonlyArray<string> =>
    Array.from(text.matchAll(pattern), ([, name = '']) => name).toSorted()

  it('[P-009] is that of the operator’s page', () => {
    const page = readFileSync('docs/operating-reference.md', 'utf8')
    const [, table = ''] = /## Settings\n(.*?)\n## /s.exec(page) ?? []
    const names = table.split('\n').map((line) => line.split('|')[1] ?? '')
    expect(namedIn(names.join('\n'), /`([A-Z_]+)`/g)).toStrictEqual(SETTINGS.toSorted())
  })

  it('[P-009] is that of the supplied file of settings', () => {
    expect(namedIn(readFileSync('deploy/environment', 'utf8'), /^#?([A-Z_]+)=/gm)).toStrictEqual(
      SETTINGS.toSorted(),
    )
  })
})

describe('a value that a shell would have changed', () => {
  it.each([
    ['DATA_DIR', '"/srv/data"', 'có dấu nháy, và dấu ấy là một phần của giá trị. Hãy bỏ dấu nháy.'],
    ['PORT', " '8080' ", 'có dấu nháy, và dấu ấy là một phần của giá trị. Hãy bỏ dấu nháy.'],
    ['HOST', '“localhost', 'có dấu nháy, và dấu ấy là một phần của giá trị. Hãy bỏ dấu nháy.'],
    [
      'CONTENT_DIR',
      '~/content',
      'bắt đầu bằng ~ hoặc $, và không có gì được thay vào đó. Hãy ghi đường dẫn đầy đủ.',
    ],
    [
      'DATA_DIR',
      '$HOME/data',
      'bắt đầu bằng ~ hoặc $, và không có gì được thay vào đó. Hãy ghi đường dẫn đầy đủ.',
    ],
  ])('[P-009] is named without it: %s=%s', (name, value, fault) => {
    expect(settingDoubts({ [name]: value })).toStrictEqual([`${name} ${fault}`])
  })

  it.each(['', '/srv/data', './data', '/srv/~an/$x', 'C"D', '~an'])('[P-009] is not seen in %j', (value) => {
    expect(settingDoubts({ DATA_DIR: value, OTHER: '"x"' })).toStrictEqual([])
  })
})
