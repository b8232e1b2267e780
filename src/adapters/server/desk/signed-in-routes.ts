import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { DESK_PATHS, REGISTRATION_PATHS } from '../../../domain/desk/desk-addresses'
import { run } from '../../../domain/ledger/script'
import { endSessions, sessionsOf } from '../../../domain/ledger/staff/access'
import { type DeskDeps, type DeskRoute, page } from './desk-request'
import { exportRoute } from './export-route'
import { keepIndexed } from './keep-indexed'
import { listRoutes } from './list-routes'
import { registrationRoutes } from './registration-routes'
import { slipsRoute } from './slips-route'

const historyRoute = ({ ledger, pages }: DeskDeps): DeskRoute => ({
  method: 'GET',
  path: REGISTRATION_PATHS.history,
  handle: ({ who }) =>
    pipe(
      ledger.read(() => run('latestHistory', {})),
      TE.map((entries) => page(pages.history({ who, entries }))),
    ),
})

const helpRoute = ({ pages }: DeskDeps): DeskRoute => ({
  method: 'GET',
  path: DESK_PATHS.help,
  handle: ({ who }) => TE.right(page(pages.help({ who }))),
})

/** The employee’s own sessions, which can be ended together. */
const sessionRoutes = ({ ledger, pages }: DeskDeps): ReadonlyArray<DeskRoute> => [
  {
    method: 'GET',
    path: DESK_PATHS.sessions,
    handle: ({ who }) =>
      pipe(
        ledger.read((at) => sessionsOf(who, at)),
        TE.map((sessions) => page(pages.sessions({ who, sessions }))),
      ),
  },
  {
    method: 'POST',
    path: DESK_PATHS.sessions,
    handle: ({ who }) =>
      pipe(
        ledger.change(() => endSessions(who)),
        TE.map(() => ({ tag: 'redirect', to: DESK_PATHS.signIn })),
      ),
  },
]

/** Redirects for a restored tab that had an answer to a search or to a request for a workbook. */
const backRoutes: ReadonlyArray<DeskRoute> = [REGISTRATION_PATHS.search, REGISTRATION_PATHS.exportXlsx].map(
  (path) => ({
    method: 'GET',
    path,
    handle: () => TE.right({ tag: 'redirect', to: DESK_PATHS.orders }),
  }),
)

/** All routes that require signing in. */
export const signedInRoutes = (deps: DeskDeps): ReadonlyArray<DeskRoute> => {
  const withIndex = { ...deps, indexed: keepIndexed(deps) }
  return [
    ...listRoutes(withIndex),
    ...registrationRoutes(withIndex),
    slipsRoute(withIndex),
    exportRoute(deps),
    historyRoute(deps),
    ...sessionRoutes(deps),
    helpRoute(deps),
    ...backRoutes,
  ]
}
