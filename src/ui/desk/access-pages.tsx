import { challengeAddress, DESK_FIELDS, DESK_PATHS } from '../../domain/desk/desk-addresses'
import { vietnamTimestamp } from '../../domain/text/vietnam-timestamp'
import type { DeskPages } from '../../ports/desk-pages'
import { DESK_COPY } from '../copy/desk'
import { Alone, documentOf } from './document'
import { framed } from './frame'
import { PasskeyForm } from './passkey-form'

/** The page to sign in. `next`: the path to open afterwards; `isReloaded`: loads itself again once. */
export const signInPage: DeskPages['signIn'] = ({ brand, next, reason, isReloaded }) => {
  const { title, text, action } = DESK_COPY.signIn
  const again = `${DESK_PATHS.signIn}?${DESK_FIELDS.next}=${encodeURIComponent(next)}`
  return documentOf({
    title: action,
    head: isReloaded ? <meta httpEquiv="refresh" content={`0;url=${again}`} /> : null,
    children: (
      <Alone brand={brand}>
        <h1>{title}</h1>
        {reason === 'none' ? null : (
          <p role="status" className={reason === 'refused' ? 'wrong' : 'good'}>
            {DESK_COPY.signInReasons[reason]}
          </p>
        )}
        <p>{text}</p>
        <PasskeyForm
          kind="get"
          address={DESK_PATHS.signIn}
          challengeAddress={challengeAddress(DESK_PATHS.signIn)}
          action={action}
        >
          <input type="hidden" name={DESK_FIELDS.next} value={next} />
        </PasskeyForm>
      </Alone>
    ),
  })
}

/** The page on which an invited employee makes a passkey. */
export const invitationPage: DeskPages['invitation'] = ({ brand, name, address }) => {
  const { title, text, once, action } = DESK_COPY.invitation
  return documentOf({
    title: action,
    children: (
      <Alone brand={brand}>
        <h1>{title(name)}</h1>
        <p>{text}</p>
        <p>{once}</p>
        <PasskeyForm
          kind="create"
          address={address}
          challengeAddress={challengeAddress(address)}
          action={action}
        />
      </Alone>
    ),
  })
}

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
