import { spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const ROOT = mkdtempSync(join(tmpdir(), 'nam-vung-'))
afterAll(() => rmSync(ROOT, { recursive: true }))

const plant = (path: string, text: string): void => {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true })
  writeFileSync(join(ROOT, path), text)
}

const run = (program: string, ...given: ReadonlyArray<string>): string =>
  spawnSync(process.execPath, [resolve('node_modules', program), ...given], { cwd: ROOT, encoding: 'utf8' })
    .stdout

const ADAPTERS = readdirSync('src/adapters').map((room) => `adapters/${room}`)
const SERVER = 'config content desk dossier http pages routes'
  .split(' ')
  .map((room) => `adapters/server/${room}`)
const VIEWS = 'doctors forms help membership news order products registration shell video'
  .split(' ')
  .map((room) => `ui/${room}`)
const SCREENS = ['ui/screens/home', 'ui/screens/about']
const DOWN = ['domain', 'ports']
const SHARED = [...DOWN, 'ui/parts', 'ui/render']

const NEIGHBOURS: Readonly<Record<string, ReadonlyArray<string>>> = {
  'adapters/content': ['adapters/files'],
  'adapters/ledger': ['adapters/files'],
  'adapters/ledger-backup': ['adapters/files', 'adapters/ledger', 'adapters/ledger-sqlite'],
  'adapters/ledger-move': 'files ledger ledger-backup ledger-postgres ledger-sqlite'
    .split(' ')
    .map((room) => `adapters/${room}`),
  'adapters/ledger-postgres': ['adapters/ledger', 'adapters/sql'],
  'adapters/ledger-sqlite': ['adapters/files', 'adapters/ledger', 'adapters/sql'],
  'adapters/server': ['adapters/files', ...SERVER],
  'adapters/server/config': ['adapters/files'],
  'adapters/server/desk': ['adapters/server/content', 'adapters/server/http'],
  'adapters/server/dossier': ['adapters/server/config', 'adapters/server/pages'],
  'adapters/server/http': ['adapters/files', 'adapters/server/config'],
  'adapters/server/pages': ['adapters/server/content', 'adapters/server/http'],
  'adapters/server/routes': ['adapters/server/content', 'adapters/server/http', 'adapters/server/pages'],
  'adapters/staff': ['adapters/files', 'adapters/workbook'],
  'ui/forms': ['ui/help', 'ui/membership', 'ui/order', 'ui/registration', 'ui/shell'],
  'ui/membership': ['ui/registration'],
  'ui/order': ['ui/help', 'ui/registration'],
  'ui/shell': ['ui/order'],
  'ui/screens/home': 'doctors help membership news order products video'
    .split(' ')
    .map((room) => `ui/${room}`),
}
const inRoom = (shared: ReadonlyArray<string>, room: string) => [
  `${room}/planted`,
  [...shared, room, ...(NEIGHBOURS[room] ?? [])],
]

/** Each file imports one file of every room; these imports are allowed, all others are not. */
const ALLOWED: Readonly<Record<string, ReadonlyArray<string>>> = Object.fromEntries([
  ['domain/planted', ['domain']],
  ['ports/planted', DOWN],
  ...[...ADAPTERS, ...SERVER].map((room) => inRoom(DOWN, room)),
  ['adapters/server/main', [...DOWN, ...ADAPTERS, ...SERVER, 'ui/render']],
  ['adapters/server/registrations', [...DOWN, ...ADAPTERS, ...SERVER]],
  ['adapters/server/check-content', [...DOWN, ...ADAPTERS, ...SERVER]],
  ['adapters/server/wiring/wire-ledger', [...DOWN, ...ADAPTERS, ...SERVER]],
  ['adapters/server/wire-ledger', [...DOWN, 'adapters/files', 'adapters/server', ...SERVER]],
  [
    'adapters/server/http/wiring/wire-ledger',
    [...DOWN, 'adapters/files', 'adapters/server/http', 'adapters/server/config'],
  ],
  ...[...VIEWS, 'ui/screens/home'].map((room) => inRoom(SHARED, room)),
  ['ui/parts/planted', SHARED],
  ['ui/main', [...SHARED, ...ADAPTERS, ...SERVER]],
  ['ui/app/app', [...SHARED, ...VIEWS, ...SCREENS]],
  ['ui/render', [...SHARED, ...VIEWS, ...SCREENS]],
])

const PLACES = [
  ...[...SHARED, ...ADAPTERS, ...SERVER, ...VIEWS, ...SCREENS, 'lost'].map((place) => `src/${place}`),
  'test',
  'scripts',
]
const fileOf = (place: string): string => (place === 'src/ui/render' ? `${place}.tsx` : `${place}/things.ts`)
/** The roots of the views are TypeScript with JSX. */
const sourceFile = (source: string): string => `src/${source}${source.startsWith('ui/') ? '.tsx' : '.ts'}`
const importing = (specifier: string): string => `import type { A } from '${specifier}'`

const PACKAGES = {
  domain: {
    allowed: ['fp-ts/Either', 'fp-ts/function', 'io-ts', 'dayjs', 'dayjs/plugin/utc', 'xstate'],
    forbidden: {
      fs: 'fs',
      '@xstate/react': '@xstate/react/',
      'fp-ts/Console': 'fp-ts/lib/Console',
      'fp-ts/Date': 'fp-ts/lib/Date',
      'fp-ts/Random': 'fp-ts/lib/Random',
      'fp-ts': 'fp-ts/lib/index',
      react: 'react/',
      wouter: 'wouter/',
      'xstate/graph': 'xstate/dist/xstate-graph',
    },
  },
  ports: {
    allowed: ['fp-ts/TaskEither'],
    forbidden: { fs: 'fs', 'fp-ts': 'fp-ts/lib/index', 'io-ts': 'io-ts/', react: 'react/' },
  },
}

const FORMS = [
  "import { A } from '../browser/things'",
  "import type { A } from '../browser/things'",
  "import { type A } from '../browser/things'",
  "import '../browser/things'",
  "export { A } from '../browser/things'",
  "export type { A } from '../browser/things'",
  "export * from '../browser/things'",
  "const a = () => import('../browser/things')",
  "const a = require('../browser/things')",
]

for (const place of PLACES) plant(fileOf(place), 'export type A = 1')
for (const source of Object.keys(ALLOWED))
  plant(
    sourceFile(source),
    PLACES.map((place) => importing(`./${posix.relative(dirname(`src/${source}`), fileOf(place))}`)).join(
      '\n',
    ),
  )
for (const [room, { allowed, forbidden }] of Object.entries(PACKAGES))
  plant(`src/${room}/packages.ts`, [...allowed, ...Object.keys(forbidden)].map(importing).join('\n'))
for (const [place, form] of FORMS.entries()) plant(`src/adapters/services/form-${place}.ts`, form)
plant('src/domain/above/one.ts', importing('../below/one'))
plant('src/domain/above/two.ts', 'export type A = 1')
plant('src/domain/below/one.ts', 'export type A = 1')
plant('src/domain/below/inner/one.ts', importing('../two'))
plant('src/domain/below/two.ts', [importing('../above/two'), importing('./inner/one')].join('\n'))
plant('src/adapters/lonely.ts', importing('../domain/things'))
plant('test/support/trace-check/own.ts', 'export type A = 1')
plant(
  'test/support/trace-check/planted.ts',
  ['./own', '../../../src/domain/things', '../../things', 'fp-ts/Either'].map(importing).join('\n'),
)

type Violation = { readonly from: string; readonly to: string; readonly rule: { readonly name: string } }
symlinkSync(resolve('node_modules'), join(ROOT, 'node_modules'))
const violations: ReadonlyArray<Violation> = JSON.parse(
  run(
    'dependency-cruiser/bin/dependency-cruiser.mjs',
    'src',
    'test/support/trace-check',
    `--config=${resolve('.dependency-cruiser.mjs')}`,
    '--output-type=baseline',
  ),
)
const foundIn = (source: string): ReadonlyArray<string> =>
  [...new Set(violations.filter(({ from }) => from === sourceFile(source)).map(({ to }) => to))].toSorted()

describe('an import', () => {
  it.each(Object.entries(ALLOWED))(
    'of every room into src/%s is found, except those allowed',
    (source, allowed) => {
      const meant = PLACES.filter((place) => !allowed.includes(place.replace('src/', '')))
      expect(foundIn(source)).toStrictEqual(meant.map(fileOf).toSorted())
    },
  )

  it.each(Object.entries(PACKAGES))(
    'of a package into src/%s is found, except those allowed',
    (room, { forbidden }) => {
      const found = foundIn(`${room}/packages`).map((path) => path.replace('node_modules/', ''))
      expect(found).toHaveLength(Object.keys(forbidden).length)
      Object.values(forbidden).forEach((start, place) => {
        expect(found[place]).toMatch(new RegExp(`^${start}`))
      })
    },
  )

  it('of anything but its own files into the check of traces is found', () => {
    const found = violations.flatMap(({ from, to }) =>
      from === 'test/support/trace-check/planted.ts'
        ? [to.replace(/^node_modules[/](fp-ts)[/].*/, '$1')]
        : [],
    )
    expect([...new Set(found)].toSorted()).toStrictEqual(['fp-ts', 'src/domain/things.ts', 'test/things.ts'])
  })

  it('between two folders of the domain is found if there is one in the other direction', () => {
    const found = violations.filter(({ rule }) =>
      rule.name.startsWith('src/domain may import: its own folders'),
    )
    expect(found.map(({ from, to }) => [from, to]).toSorted()).toStrictEqual([
      ['src/domain/above', 'src/domain/below'],
      ['src/domain/below', 'src/domain/above'],
    ])
  })

  it.each(FORMS.map((form, place) => [form, place] as const))('is found in every form: %s', (_, place) => {
    expect(foundIn(`adapters/services/form-${place}`)).toStrictEqual(['src/adapters/browser/things.ts'])
  })

  it('is reported with the row of the table of rooms', () => {
    const found = violations.find(
      ({ from, to }) => `${from} > ${to}` === 'src/ui/order/planted.tsx > src/ui/news/things.ts',
    )
    expect(found?.rule.name).toBe('src/ui/order may import: `help`, `registration`')
  })
})

/** Takes lines, one statement each, and returns those that a rule of Biome reports in the file. */
const reportedIn = (path: string, lines: ReadonlyArray<string>): ReadonlyArray<string> => {
  plant(path, lines.join('\n'))
  const config = readFileSync('biome.json', 'utf8').replaceAll('./scripts/', `${resolve('scripts')}/`)
  plant('biome.json', config)
  const told = run(
    '@biomejs/biome/bin/biome',
    'lint',
    '--vcs-enabled=false',
    '--only=plugin',
    '--reporter=github',
    '--max-diagnostics=none',
    path,
  )
  const reported = new Set(
    [...told.matchAll(/title=plugin,[^:]*?,line=(\d+),/g)].map(([, line]) => Number(line)),
  )
  return lines.filter((_, place) => reported.has(place + 1))
}

const STATEMENTS = {
  'src/domain': {
    forbidden: [
      'const at = Date.now()',
      'const at = globalThis.Date.now()',
      "const at = Date['now']()",
      'const clock = [1].map(Date.now)',
      'const { now } = Date',
      'const { now: clock } = Date',
      'const at = new Date()',
      'const at = new Date',
      'const at = new globalThis.Date()',
      'const at = Date()',
      'const at = dayjs()',
      'const lot = Math.random()',
      "const lot = Math['random']()",
      'const { random } = Math',
      "import { createActor } from 'xstate'",
      'const actor = X.createActor(machine)',
      'const load = (name: string) => import(name)',
      "type Props = import('react').FC",
      'const load = async () => await found',
      "const fail = () => { throw new Error('no') }",
    ],
    allowed: [
      'const day = new Date(at)',
      'const day = dayjs(at)',
      'const at = Date.parse(text)',
      'const sum = Math.round(1.5)',
      'const at = book.now',
      '// Date.now() is read by the caller',
      "const rule = 'no Date.now(), no Math.random(), no createActor'",
    ],
  },
  'src/ports': {
    forbidden: [
      'export const limit = 3',
      'export function load() {}',
      'export class Loader {}',
      'export enum Kind { A }',
      'load()',
      "import { A } from '../domain/news/article'",
      "import { type A } from '../domain/news/article'",
      "import '../domain/news/article'",
      "export { A } from '../domain/news/article'",
      "export { type A } from '../domain/news/article'",
      "export * from '../domain/news/article'",
      'export default 3',
      "export type Props = import('react').FC",
    ],
    allowed: [
      'export type Now = () => number',
      'export interface Now { (): number }',
      "import type { A } from '../domain/news/article'",
      "import type * as TE from 'fp-ts/TaskEither'",
      "export type { A } from '../domain/news/article'",
    ],
  },
  'src/ui': {
    forbidden: ["type Props = import('react').FC"],
    allowed: ['const at = Date.now()', "const Card = lazy(() => import('./card'))"],
  },
}

describe('a statement', () => {
  it.each(Object.entries(STATEMENTS))(
    'in %s is reported, except those allowed',
    (room, { forbidden, allowed }) => {
      expect(reportedIn(`${room}/statements.ts`, [...forbidden, ...allowed])).toStrictEqual(forbidden)
    },
  )
})

describe('the table of rooms', () => {
  const rooms = [...readFileSync('docs/architecture.md', 'utf8').matchAll(/^\| `(src\/\S+)` \|([^|]*)/gm)]
  const namesBelow = (folder: string): ReadonlyArray<string> =>
    rooms.flatMap(([, room = '']) =>
      room.startsWith(folder) ? [room.replace(folder, '').replace('/*', '')] : [],
    )
  const foldersOf = (folder: string): ReadonlyArray<string> =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

  it('has each folder of the adapters', () => {
    const names = namesBelow('src/adapters/').filter((name) => !name.includes('/'))
    expect(names.toSorted()).toStrictEqual(foldersOf('src/adapters').toSorted())
  })

  it('has each folder of the server but the wiring, whose files are roots', () => {
    const names = [...namesBelow('src/adapters/server/'), 'wiring']
    expect(names.toSorted()).toStrictEqual(foldersOf('src/adapters/server').toSorted())
  })

  it('has each folder of the views, or names it as shared', () => {
    const [, , about = ''] = rooms.find(([, room]) => room === 'src/ui') ?? []
    const shared = [...about.matchAll(/`([a-z]+)`/g)].map(([, name = '']) => name)
    expect([...namesBelow('src/ui/'), ...shared].toSorted()).toStrictEqual(foldersOf('src/ui').toSorted())
  })
})
