import { posix } from 'node:path'
import { impureExpressions } from './impure-expressions'
import { moduleReferences } from './module-references'
import { runningStatements } from './running-statements'
import { parseSource } from './syntax-nodes'

export type Violation = {
  readonly path: string
  readonly line: number
  readonly rule: 'import' | 'pureDomain' | 'typesOnly' | 'unknownFolder'
  readonly found: string
}

type Target =
  | { readonly kind: 'package'; readonly name: string }
  | { readonly kind: 'file'; readonly path: string }

const UI_ROOT = 'src/ui/main.tsx'
/** The UI's other root, which renders pages on the server. */
const RENDER_ROOT = 'src/ui/render'
const SERVER_MAIN = 'src/adapters/server/main.ts'
/** The server's composition roots. */
const SERVER_ROOT = /^src\/adapters\/server\/(main|registrations|check-content|wire-[^/]+)\.ts$/

/** The rooms of `src/adapters`, each with the neighbours that it may import. */
export const ADAPTER_ROOMS: Readonly<Record<string, ReadonlyArray<string>>> = {
  browser: [],
  content: [],
  delivery: [],
  'google-sheets': [],
  http: [],
  ledger: [],
  'ledger-backup': ['ledger', 'ledger-sqlite'],
  'ledger-postgres': ['ledger'],
  'ledger-sqlite': ['ledger'],
  metrics: [],
  notices: [],
  pictures: [],
  server: [],
  sheet: [],
  staff: [],
}

/** The rooms of `src/ui` beside its screens, each with the neighbours that it may import; what lies in no room is shared. */
export const UI_ROOMS: Readonly<Record<string, ReadonlyArray<string>>> = {
  doctors: [],
  forms: ['help', 'membership', 'order', 'registration', 'shell'],
  help: [],
  membership: ['registration'],
  news: [],
  order: ['help', 'registration'],
  products: [],
  registration: [],
  shell: [],
  video: [],
}
/** The rooms that a screen may import. */
export const SHOWN_BY_SCREENS = ['doctors', 'help', 'membership', 'news', 'order', 'products', 'video']

const FP_TS = /^fp-ts\/(?!Console$|Date$|Random$)\w+$/
const DOMAIN_PACKAGE = new RegExp(`${FP_TS.source}|^io-ts$|^dayjs(/.+)?$|^xstate$`)

const ROOM = new RegExp(
  `^src/(domain|ports|ui/screens/[^/]+|ui/(?:${Object.keys(UI_ROOMS).join('|')})|ui|adapters/[^/]+)/`,
)

/** The room a file lies in: `domain`, `ports`, `ui`, `ui/order`, `ui/screens/home`, `adapters/http`; `src` for a file of no room, empty outside of `src`. */
const roomOf = (path: string): string => {
  if (!path.startsWith('src/')) return ''
  const room = ROOM.exec(path)?.[1] ?? 'src'
  return room.startsWith('adapters/') && !(room.slice('adapters/'.length) in ADAPTER_ROOMS) ? 'src' : room
}

const targetOf = (path: string, specifier: string): Target => {
  if (specifier.startsWith('/')) return { kind: 'file', path: specifier.slice(1) }
  return specifier.startsWith('.')
    ? { kind: 'file', path: posix.join(posix.dirname(path), specifier) }
    : { kind: 'package', name: specifier }
}

const isUi = (room: string): boolean => room === 'ui' || room.startsWith('ui/')
const isAdapter = (room: string): boolean => room.startsWith('adapters/')

const mayImportAdapter = (path: string, from: string, to: string): boolean => {
  if (path === UI_ROOT || SERVER_ROOT.test(path)) return true
  return (
    isAdapter(from) &&
    (ADAPTER_ROOMS[from.slice('adapters/'.length)] ?? []).includes(to.slice('adapters/'.length))
  )
}

/** `ui/app` shows the screens and opens the dialogs, and `render.tsx` draws the plain forms. */
const isUiRoot = (path: string): boolean => path.startsWith('src/ui/app/') || path === `${RENDER_ROOT}.tsx`

/** Screens must not import each other. */
const viewsOf = (from: string): ReadonlyArray<string> =>
  from.startsWith('ui/screens/') ? SHOWN_BY_SCREENS : (UI_ROOMS[from.slice('ui/'.length)] ?? [])

const mayImportView = (path: string, from: string, to: string): boolean =>
  isUi(from) && (to === 'ui' || isUiRoot(path) || viewsOf(from).includes(to.slice('ui/'.length)))

const mayImportRoom = (path: string, from: string, to: string): boolean => {
  if (to === from || to === 'domain') return true
  if (from === 'domain') return false
  if (to === 'ports') return true
  if (from === 'ports') return false
  if (to === '') return true
  return isUi(to) ? mayImportView(path, from, to) : isAdapter(to) && mayImportAdapter(path, from, to)
}

const mayImportPackage = (from: string, name: string): boolean => {
  if (from === 'domain') return DOMAIN_PACKAGE.test(name)
  return from === 'ports' ? FP_TS.test(name) : true
}

const mayImport = (path: string, specifier: string): boolean => {
  const from = roomOf(path)
  const target = targetOf(path, specifier)
  return target.kind === 'package'
    ? mayImportPackage(from, target.name)
    : mayImportRoom(path, from, roomOf(target.path)) || (target.path === RENDER_ROOT && path === SERVER_MAIN)
}

/** Takes a file's path from the project's root and its text and returns where it breaks the dependency rule. */
export const dependencyViolations = (path: string, text: string): ReadonlyArray<Violation> => {
  const room = roomOf(path)
  if (room === 'src') return [{ path, line: 1, rule: 'unknownFolder', found: path }]
  const file = parseSource(path, text)
  return [
    ...moduleReferences(file)
      .filter(({ specifier }) => !mayImport(path, specifier))
      .map(({ specifier, line }) => ({ path, line, rule: 'import' as const, found: specifier })),
    ...(room === 'domain' ? impureExpressions(file) : []).map((impure) => ({
      path,
      ...impure,
      rule: 'pureDomain' as const,
    })),
    ...(room === 'ports' ? runningStatements(file) : []).map((running) => ({
      path,
      ...running,
      rule: 'typesOnly' as const,
    })),
  ]
}
