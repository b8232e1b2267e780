import { DESK_PATHS } from '../../domain/access/desk-addresses'
import { vietnamTimestamp } from '../../domain/text/vietnam-timestamp'
import type { DeskPages } from '../../ports/desk-pages'
import { DESK_COPY } from '../copy/desk'
import { framed } from './frame'

const { title, begun, used, text, end } = DESK_COPY.sessions

export const sessionsPage: DeskPages['sessions'] = ({ who, sessions }) =>
  framed({
    title,
    who,
    body: (
      <>
        <h1>{title}</h1>
        <ul>
          {sessions.map(({ begunAt, usedAt }) => (
            <li key={begunAt}>
              {begun} {vietnamTimestamp(begunAt)}. {used} {vietnamTimestamp(usedAt)}.
            </li>
          ))}
        </ul>
        <p>{text}</p>
        <form method="post" action={DESK_PATHS.sessions} aria-label={end}>
          <button type="submit">{end}</button>
        </form>
      </>
    ),
  })
