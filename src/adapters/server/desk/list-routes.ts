import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { DESK_PATHS } from '../../../domain/access/desk-addresses'
import { listSpan, readDeskList } from '../../../domain/handling/desk-list'
import { readSearch } from '../../../domain/handling/desk-search'
import { REGISTRATION_FIELDS, REGISTRATION_PATHS } from '../../../domain/handling/registration-addresses'
import { run } from '../../../domain/ledger/script'
import { callList, countStates, foundBy } from '../../../domain/ledger/staff/desk-index'
import type { Target } from '../../../domain/registration/registration'
import { type Answering, type DeskDeps, type DeskRequest, type DeskRoute, page } from './desk-page'
import { readIndexed, type WithIndex } from './keep-indexed'

/** Both lists, the call list and the search. */
export const listRoutes = (deps: DeskDeps & WithIndex): ReadonlyArray<DeskRoute> => {
  const { pages, now } = deps
  const read = readIndexed(deps)

  const list =
    (target: Target) =>
    ({ who, query }: DeskRequest): Answering => {
      const asked = readDeskList(target, query)
      const { from, to } = listSpan(asked)
      const shown = { target, from, ...(asked.before ?? { at: to, id: 0 }) }
      return pipe(
        read(function* () {
          return {
            rows:
              asked.state === null
                ? yield* run('handledPage', shown)
                : yield* run('handledPageOfState', { ...shown, state: asked.state }),
            counts: yield* countStates(target),
          }
        }),
        TE.map((found) => page(pages.list({ who, list: asked, now: now(), ...found }))),
      )
    }

  const calls = ({ who }: DeskRequest): Answering =>
    pipe(
      read(callList),
      TE.map((rows) => page(pages.calls({ who, rows, now: now() }))),
    )

  const search = ({ who, fields }: DeskRequest): Answering => {
    const typed = fields.get(REGISTRATION_FIELDS.search) ?? ''
    const asked = readSearch(typed)
    const isSearched = asked.reference !== null || asked.spelled !== null
    return pipe(
      read(() => foundBy(asked)),
      TE.map((rows) => page(pages.found({ who, rows, now: now(), typed, isSearched }))),
    )
  }

  return [
    { method: 'GET', path: DESK_PATHS.orders, handle: list('orders') },
    { method: 'GET', path: DESK_PATHS.members, handle: list('members') },
    { method: 'GET', path: DESK_PATHS.calls, handle: calls },
    { method: 'POST', path: REGISTRATION_PATHS.search, handle: search },
  ]
}
