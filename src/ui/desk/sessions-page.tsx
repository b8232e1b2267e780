import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { DESK } from '../../domain/access/addresses'
import { endSessions, sessionsOf } from '../../domain/ledger/access'
import { sheetTimestamp } from '../../domain/registration/sheet-timestamp'
import type { DeskDeps, DeskRoute } from '../../ports/desk'
import { DESK_COPY } from '../copy/desk'
import { page } from './frame'

/** The employee’s own sessions, which can be ended together. */
export const sessionRoutes = ({ ledger }: Pick<DeskDeps, 'ledger'>): ReadonlyArray<DeskRoute> => [
  {
    method: 'GET',
    path: DESK.sessions,
    handle: ({ who }) =>
      pipe(
        ledger.read((at) => sessionsOf(who, at)),
        TE.map((sessions) => {
          const { title, begun, used, text, end } = DESK_COPY.sessions
          return page({
            title,
            who,
            body: (
              <>
                <h1>{title}</h1>
                <ul>
                  {sessions.map(({ begunAt, usedAt }) => (
                    <li key={begunAt}>
                      {begun} {sheetTimestamp(begunAt)}. {used} {sheetTimestamp(usedAt)}.
                    </li>
                  ))}
                </ul>
                <p>{text}</p>
                <form method="post" action={DESK.sessions} aria-label={end}>
                  <button type="submit">{end}</button>
                </form>
              </>
            ),
          })
        }),
      ),
  },
  {
    method: 'POST',
    path: DESK.sessions,
    handle: ({ who }) =>
      pipe(
        ledger.change(() => endSessions(who)),
        TE.map(() => ({ tag: 'redirect', to: DESK.signIn })),
      ),
  },
]
