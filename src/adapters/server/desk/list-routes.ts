import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { DESK_PATHS, REGISTRATION_FIELDS, REGISTRATION_PATHS } from '../../../domain/desk/desk-addresses'
import { readDeskList } from '../../../domain/desk/desk-list'
import { readSearch } from '../../../domain/desk/desk-search'
import { callList, countStates, foundBy, listPage } from '../../../domain/ledger/staff/desk-index'
import type { Target } from '../../../domain/registration/registration'
import { type DeskDeps, type DeskRequest, type DeskRoute, type PendingAnswer, page } from './desk-request'
import { readIndexed, type WithIndex } from './keep-indexed'

/** The routes of both lists, the call list and the search. */
export const listRoutes = (deps: DeskDeps & WithIndex): ReadonlyArray<DeskRoute> => {
  const { pages, now } = deps
  const read = readIndexed(deps)

  const list =
    (target: Target) =>
    ({ who, query }: DeskRequest): PendingAnswer => {
      const asked = readDeskList(target, query)
      const { state, from, to, before } = asked
      return pipe(
        read(function* () {
          const shown = yield* listPage({ target, state, from, ...(before ?? { at: to, id: 0 }) })
          return { ...shown, counts: yield* countStates(target) }
        }),
        TE.map((found) => page(pages.list({ who, list: asked, now: now(), ...found }))),
      )
    }

  const calls = ({ who }: DeskRequest): PendingAnswer =>
    pipe(
      read(callList),
      TE.map((rows) => page(pages.calls({ who, rows, now: now() }))),
    )

  const search = ({ who, fields }: DeskRequest): PendingAnswer => {
    const typed = fields.get(REGISTRATION_FIELDS.search) ?? ''
    const asked = readSearch(typed)
    const isSearched = asked.reference !== null || asked.spelled !== null
    return pipe(
      read(() => foundBy(asked)),
      TE.map((shown) => page(pages.found({ who, now: now(), typed, isSearched, ...shown }))),
    )
  }

  return [
    { method: 'GET', path: DESK_PATHS.orders, handle: list('orders') },
    { method: 'GET', path: DESK_PATHS.members, handle: list('members') },
    { method: 'GET', path: DESK_PATHS.calls, handle: calls },
    { method: 'POST', path: REGISTRATION_PATHS.search, handle: search },
  ]
}
