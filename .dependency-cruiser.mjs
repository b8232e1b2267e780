import { readFileSync } from 'node:fs'

const ROW = /^\| `(src\/[^`]+)` \|[^|]*\|([^|]*)\|/gm

/** The table “Rooms” of docs/architecture.md: each room with the paths of the neighbours that it may import. */
const ROOMS = [...readFileSync(new URL('docs/architecture.md', import.meta.url), 'utf8').matchAll(ROW)].map(
  ([, room, allowed]) => ({
    room,
    allowed: allowed.trim(),
    neighbours: [...allowed.matchAll(/`([^`]+)`/g)].map(
      ([, name]) => `^${room.split('/').slice(0, 2).join('/')}/${name}/`,
    ),
  }),
)

const below = (parent) => ROOMS.filter(({ room }) => room.startsWith(parent))
const insideOf = (room) => `^${room.replace('*', '[^/]+')}/`

const ADAPTERS = '^src/adapters/'
const VIEWS = below('src/ui/').map(({ room }) => insideOf(room))
const UI_ROOT = '^src/ui/main[.]tsx$'
const RENDER = '^src/ui/render(?:-desk)?[.]tsx$'
const OWN_PAGES = '^src/ui/own-pages[.]ts$'
const SHOWS_EVERY_VIEW = ['^src/ui/app/', RENDER]
const SERVER_MAIN = '^src/adapters/server/main[.]ts$'
const SERVER_ROOTS = '^src/adapters/server/(?:main|registrations|check-content|dossier|wiring/[^/]+)[.]ts$'
const FP_TS = '^node_modules/fp-ts/(?!.*/(?:Console|Date|Random|index)[.])'

const forbid = (room, allowed, from, to) => ({
  name: `${room} may import: ${allowed}`,
  comment: `The row of ${room} in the table “Rooms” of docs/architecture.md`,
  severity: 'error',
  from,
  to,
})

const roomRules = (parent, others) =>
  below(parent).map(({ room, allowed, neighbours }) =>
    forbid(
      room,
      allowed,
      { path: insideOf(room).replace('[^/]+', '([^/]+)'), pathNot: SERVER_ROOTS },
      { path: others, pathNot: [insideOf(room).replace('[^/]+', '$1'), ...neighbours] },
    ),
  )

export default {
  forbidden: [
    forbid(
      'src/domain',
      'fp-ts, io-ts, dayjs, xstate',
      { path: '^src/domain/' },
      {
        pathNot: [
          '^src/domain/',
          FP_TS,
          '^node_modules/(?:io-ts|dayjs)/',
          '^node_modules/xstate/dist/xstate[.]',
        ],
      },
    ),
    ...['src/domain', 'src/adapters/server'].map((parent) => ({
      ...forbid(
        parent,
        'its own folders, in one direction only',
        { path: `^${parent}/[^/]+$` },
        { path: `^${parent}/[^/]+$`, circular: true },
      ),
      scope: 'folder',
    })),
    forbid(
      'src/ports',
      'domain, types of fp-ts',
      { path: '^src/ports/' },
      { pathNot: ['^src/(?:domain|ports)/', FP_TS] },
    ),
    ...roomRules('src/adapters/', ['^src/adapters/', '^src/ui/']),
    forbid(
      'src/adapters/server',
      'adapters by its roots, and those files of src/ui that main.ts may import',
      { path: SERVER_ROOTS, pathNot: SERVER_MAIN },
      { path: '^src/ui/' },
    ),
    forbid(
      'src/adapters/server/main.ts',
      'src/ui/render.tsx, render-desk.tsx and own-pages.ts',
      { path: SERVER_MAIN },
      { path: '^src/ui/', pathNot: [RENDER, OWN_PAGES] },
    ),
    ...roomRules('src/ui/', [ADAPTERS, ...VIEWS]),
    forbid(
      'src/ui',
      'what is shared by the views; every room only by its roots, adapters only by main.tsx',
      { path: '^src/ui/', pathNot: [...VIEWS, ...SHOWS_EVERY_VIEW] },
      { path: VIEWS },
    ),
    forbid(
      'src/ui',
      'adapters only by main.tsx',
      { path: '^src/ui/', pathNot: [...VIEWS, UI_ROOT] },
      { path: ADAPTERS },
    ),
    forbid(
      'test/support/trace-check',
      'nothing but its own files, so that the check shares no code with the product',
      { path: '^test/support/trace-check/' },
      { pathNot: '^test/support/trace-check/' },
    ),
    forbid('src', 'neither tests nor scripts', { path: '^src/' }, { path: '^(?:test|scripts)/' }),
    ...['from', 'to'].map((side) =>
      forbid(
        'every file of src',
        'only as part of a room',
        ...['from', 'to'].map((each) =>
          each === side ? { path: '^src/', pathNot: ROOMS.map(({ room }) => insideOf(room)) } : {},
        ),
      ),
    ),
  ],
  options: {
    // TypeScript 7 has no API that this tool can call.
    parser: 'swc',
    preserveSymlinks: true,
    doNotFollow: { path: '^(?:node_modules|test(?!/support/trace-check)|scripts|content)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
}
