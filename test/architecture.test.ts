import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { dependencyViolations } from './support/dependency-rule'

const DOMAIN = 'src/domain/news/rule.ts'
const PORT = 'src/ports/load-things.ts'
const HTTP = 'src/adapters/http/things.ts'
const SERVER = 'src/adapters/server/routes/things.ts'

const VIEW = 'src/ui/news/view.tsx'

const importing = (...specifiers: ReadonlyArray<string>) =>
  specifiers.map((specifier) => `import type { A } from '${specifier}'`).join('\n')

describe('the dependency rule', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !file.endsWith('.d.ts'))

  it('holds in every source file', { timeout: 60_000 }, () => {
    expect(sources.length).toBeGreaterThan(100)
    expect(sources.flatMap((path) => dependencyViolations(path, readFileSync(path, 'utf8')))).toStrictEqual(
      [],
    )
  })
})

describe('an import that the rule forbids', () => {
  it.each([
    { path: DOMAIN, specifier: 'react', why: 'React in the domain' },
    { path: DOMAIN, specifier: '@xstate/react', why: 'React in the domain' },
    { path: DOMAIN, specifier: 'xstate/graph', why: 'a tool of tests in the domain' },
    { path: DOMAIN, specifier: 'node:fs', why: 'Node in the domain' },
    { path: DOMAIN, specifier: 'fs', why: 'Node in the domain' },
    { path: DOMAIN, specifier: 'wouter', why: 'a package that is not listed' },
    { path: DOMAIN, specifier: 'fp-ts', why: 'all of fp-ts, effects included' },
    { path: DOMAIN, specifier: 'fp-ts/Random', why: 'lots by another name' },
    { path: DOMAIN, specifier: 'fp-ts/Date', why: 'the clock by another name' },
    { path: DOMAIN, specifier: 'fp-ts/Console', why: 'the console by another name' },
    { path: DOMAIN, specifier: '../../ports/now', why: 'the domain knows no port' },
    { path: DOMAIN, specifier: '../../adapters/http/get-json', why: 'the domain knows no adapter' },
    { path: DOMAIN, specifier: '../../ui/copy/notices', why: 'the domain knows no view' },
    { path: DOMAIN, specifier: '../../../content/site.json', why: 'the domain knows no content' },
    { path: DOMAIN, specifier: '/src/ports/now', why: 'the same from the project’s root' },
    { path: PORT, specifier: 'io-ts', why: 'a port needs fp-ts only' },
    { path: PORT, specifier: 'react', why: 'a port needs fp-ts only' },
    { path: PORT, specifier: '../adapters/http/get-json', why: 'a port knows no adapter' },
    { path: PORT, specifier: '../ui/app/world', why: 'a port knows no view' },
    { path: PORT, specifier: '../../content/site.json', why: 'a port knows no content' },
    { path: HTTP, specifier: '../../ui/copy/notices', why: 'an adapter knows no view' },
    {
      path: 'src/adapters/server/start/main.ts',
      specifier: '../../sheet/sheet-urls',
      why: 'another main.ts',
    },
    { path: 'src/adapters/server/main.ts', specifier: '../../ui/main', why: 'the server knows no view' },
    { path: SERVER, specifier: '../../../ui/render', why: 'only the server’s root draws pages' },
    {
      path: 'src/adapters/server/registrations.ts',
      specifier: '../../ui/render',
      why: 'the commands draw no pages',
    },
    { path: VIEW, specifier: '../../adapters/http/get-json', why: 'a view knows no adapter' },
    { path: 'src/ui/app/main.tsx', specifier: '../../adapters/http/get-json', why: 'another main.tsx' },
    { path: VIEW, specifier: '../../main', why: 'a file that belongs to no folder' },
  ])('is found in $path, $specifier: $why', ({ path, specifier }) => {
    expect(dependencyViolations(path, importing(specifier))).toStrictEqual([
      { path, line: 1, rule: 'import', found: specifier },
    ])
  })

  it.each([
    "import { useState } from 'react'",
    "import type { FC } from 'react'",
    "import { type FC } from 'react'",
    "import 'react'",
    "export { useState } from 'react'",
    "export * from 'react'",
    "export type { FC } from 'react'",
    "import react = require('react')",
    "const react = require('react')",
    "const react = () => import('react')",
    'const react = () => import(`react`)',
    "type Props = import('react').FC",
    "const views = import.meta.glob('react')",
    "const views = import.meta.glob(['react'])",
  ])('is found in every form: %s', (source) => {
    expect(dependencyViolations(DOMAIN, `\n${source}`)).toStrictEqual([
      { path: DOMAIN, line: 2, rule: 'import', found: 'react' },
    ])
  })

  it('is found if its name is computed', () => {
    expect(dependencyViolations(DOMAIN, 'const load = (name: string) => import(name)')).toStrictEqual([
      { path: DOMAIN, line: 1, rule: 'import', found: 'name' },
    ])
  })
})

const ROOMS = [
  'browser',
  'content',
  'delivery',
  'google-sheets',
  'http',
  'ledger',
  'ledger-postgres',
  'ledger-sqlite',
  'pictures',
  'server',
  'sheet',
  'staff',
]
const OPEN_DOORS = ['ledger-sqlite > ledger', 'ledger-postgres > ledger']
const directions = ROOMS.flatMap((from) =>
  ROOMS.filter((to) => to !== from).map((to) => ({
    from,
    to,
    isOpen: OPEN_DOORS.includes(`${from} > ${to}`),
  })),
)
const fromRoomToRoom = ({ from, to }: { from: string; to: string }) =>
  dependencyViolations(`src/adapters/${from}/planted.ts`, importing(`../${to}/things`))

describe('an import from one adapter room into another', () => {
  it('is planted in all 132 directions', () => {
    expect(directions).toHaveLength(132)
    expect(directions.filter(({ isOpen }) => isOpen)).toHaveLength(2)
  })

  it.each(directions.filter(({ isOpen }) => !isOpen))('is found: $from > $to', (direction) => {
    expect(fromRoomToRoom(direction)).toMatchObject([{ rule: 'import', found: `../${direction.to}/things` }])
  })

  it.each(directions.filter(({ isOpen }) => isOpen))('is allowed: $from > $to', (direction) => {
    expect(fromRoomToRoom(direction)).toStrictEqual([])
  })

  it.each(ROOMS.filter((room) => room !== 'server'))(
    'is allowed in the roots of the server: > %s',
    (room) => {
      for (const root of ['main', 'registrations', 'wire-ledger'])
        expect(
          dependencyViolations(`src/adapters/server/${root}.ts`, importing(`../${room}/things`)),
        ).toStrictEqual([])
    },
  )

  it.each(['start-server', 'rewire-ledger', 'http/wire-ledger'])(
    'is found in server/%s, which is not a root',
    (name) => {
      expect(
        dependencyViolations(`src/adapters/server/${name}.ts`, importing('/src/adapters/ledger/things')),
      ).toHaveLength(1)
    },
  )
})

const UI_ROOMS = [
  'doctors',
  'forms',
  'help',
  'membership',
  'news',
  'order',
  'products',
  'registration',
  'shell',
  'video',
]
const OPEN_UI_DOORS = [
  'forms > help',
  'forms > membership',
  'forms > order',
  'forms > registration',
  'forms > shell',
  'membership > registration',
  'order > help',
  'order > registration',
  ...['doctors', 'help', 'membership', 'news', 'order', 'products', 'video'].map(
    (to) => `screens/home > ${to}`,
  ),
]
const uiDirections = [...UI_ROOMS, 'screens/home', 'parts'].flatMap((from) =>
  UI_ROOMS.filter((to) => to !== from).map((to) => ({
    from,
    to,
    found: OPEN_UI_DOORS.includes(`${from} > ${to}`) ? 0 : 1,
  })),
)

describe('an import from one room of the views into another', () => {
  it('is planted in all 110 directions', () => {
    expect(uiDirections).toHaveLength(110)
    expect(uiDirections.filter(({ found }) => found === 0)).toHaveLength(15)
  })

  it.each(uiDirections)('is found $found times: $from > $to', ({ from, to, found }) => {
    expect(
      dependencyViolations(`src/ui/${from}/planted.tsx`, importing(`/src/ui/${to}/things`)),
    ).toHaveLength(found)
  })

  it.each(UI_ROOMS)('is allowed in the roots of the views: > %s', (room) => {
    for (const root of ['src/ui/app/app.tsx', 'src/ui/render.tsx'])
      expect(dependencyViolations(root, importing(`/src/ui/${room}/things`))).toStrictEqual([])
    expect(dependencyViolations('src/ui/main.tsx', importing(`/src/ui/${room}/things`))).toHaveLength(1)
  })

  it('is found from a room into a screen', () => {
    expect(
      dependencyViolations('src/ui/order/planted.tsx', importing('../screens/home/home-screen')),
    ).toHaveLength(1)
  })
})

describe('an import from one screen', () => {
  const HERO = 'src/ui/screens/home/hero.tsx'

  it.each([
    '../about/about-screen',
    '../../screens/news-list/videos-panel',
    '/src/ui/screens/policy/policy-part',
  ])('into another is found: %s', (specifier) => {
    expect(dependencyViolations(HERO, importing(specifier))).toMatchObject([{ rule: 'import' }])
  })

  it.each(['../../parts/section', '../../app/world', './tier-card'])(
    'into what is shared is allowed: %s',
    (specifier) => {
      expect(dependencyViolations(HERO, importing(specifier))).toStrictEqual([])
    },
  )

  it('is found in what screens share, and allowed in what shows them', () => {
    const specifier = '../screens/home/home-screen'
    expect(dependencyViolations('src/ui/parts/section.tsx', importing(specifier))).toHaveLength(1)
    expect(dependencyViolations('src/ui/app/screens.tsx', importing(specifier))).toStrictEqual([])
  })
})

describe('an import that the rule allows', () => {
  it.each([
    { path: DOMAIN, specifiers: ['./tag', '../text/fold', 'fp-ts/Either', 'fp-ts/function', 'io-ts'] },
    { path: DOMAIN, specifiers: ['dayjs', 'dayjs/plugin/utc', 'xstate', '/src/domain/text/fold'] },
    { path: PORT, specifiers: ['../domain/news/article', './load-failure', 'fp-ts/TaskEither'] },
    { path: HTTP, specifiers: ['./get-json', '../../domain/news/article', '../../ports/now', 'node:fs'] },
    { path: SERVER, specifiers: ['../config', 'fastify', '../../../../content/site.json'] },
    {
      path: 'src/adapters/server/main.ts',
      specifiers: ['../sheet/sheet-urls', './config', '../../ui/render'],
    },
    { path: 'src/adapters/server/registrations.ts', specifiers: ['../sheet/sheet-urls'] },
    {
      path: VIEW,
      specifiers: ['react', './card', '../parts/icons', '../../domain/text/fold', '../../ports/now'],
    },
    { path: 'src/ui/main.tsx', specifiers: ['../adapters/http/get-json', '../adapters/browser/new-attempt'] },
  ])('is none in $path: $specifiers', ({ path, specifiers }) => {
    expect(dependencyViolations(path, importing(...specifiers))).toStrictEqual([])
  })
})

describe('what the domain must not do', () => {
  it.each([
    { source: 'const at = Date.now()', found: 'Date.now' },
    { source: 'const at = globalThis.Date.now()', found: 'globalThis.Date.now' },
    { source: "const at = Date['now']()", found: "Date['now']" },
    { source: 'const clock = [1].map(Date.now)', found: 'Date.now' },
    { source: 'const { now } = Date', found: '{ now } = Date' },
    { source: 'const { now: clock } = Date', found: '{ now: clock } = Date' },
    { source: 'const at = new Date()', found: 'new Date()' },
    { source: 'const at = new Date', found: 'new Date' },
    { source: 'const at = new globalThis.Date()', found: 'new globalThis.Date()' },
    { source: 'const at = Date()', found: 'Date()' },
    { source: 'const at = dayjs()', found: 'dayjs()' },
    { source: 'const lot = Math.random()', found: 'Math.random' },
    { source: "const lot = Math['random']()", found: "Math['random']" },
    { source: 'const { random } = Math', found: '{ random } = Math' },
    { source: "import { createActor } from 'xstate'", found: 'createActor' },
    { source: 'const actor = X.createActor(machine)', found: 'createActor' },
  ])('is found: $source', ({ source, found }) => {
    expect(dependencyViolations(DOMAIN, `\n\n${source}`)).toStrictEqual([
      { path: DOMAIN, line: 3, rule: 'pureDomain', found },
    ])
  })

  it.each([
    'const day = new Date(at)',
    'const day = dayjs(at)',
    'const at = Date.parse(text)',
    'const { UTC } = Date',
    'const sum = Math.round(1.5)',
    'const { round } = Math',
    'const at = book.now',
    '// Date.now() is read by the caller',
    "const rule = 'no Date.now(), no Math.random(), no createActor'",
  ])('is not found in what it may do: %s', (source) => {
    expect(dependencyViolations(DOMAIN, source)).toStrictEqual([])
  })

  it.each([HTTP, VIEW, 'scripts/build.ts'])('is left to others: %s', (path) => {
    expect(dependencyViolations(path, 'const at = Date.now()')).toStrictEqual([])
  })
})

describe('a port that is more than a type', () => {
  it.each([
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
  ])('is found: %s', (source) => {
    expect(dependencyViolations(PORT, source)).toStrictEqual([
      { path: PORT, line: 1, rule: 'typesOnly', found: source },
    ])
  })

  it.each([
    'export type Now = () => number',
    'export interface Now { (): number }',
    "import type { A } from '../domain/news/article'",
    "import type * as TE from 'fp-ts/TaskEither'",
    "export type { A } from '../domain/news/article'",
    'declare const brand: unique symbol',
  ])('is none: %s', (source) => {
    expect(dependencyViolations(PORT, source)).toStrictEqual([])
  })
})

describe('a file in no room', () => {
  it.each(['src/main.ts', 'src/utils/date.ts', 'src/adapters/lonely.ts', 'src/adapters/new-room/first.ts'])(
    'is found: %s',
    (path) => {
      expect(dependencyViolations(path, '')).toStrictEqual([
        { path, line: 1, rule: 'unknownFolder', found: path },
      ])
    },
  )
})
