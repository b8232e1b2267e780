import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Type } from 'io-ts'
import { contentOf } from '../../domain/registration/open-submissions'
import type { Attempt, Submission } from '../../domain/registration/submission'
import {
  AcknowledgedAttempts,
  attemptIn,
  stillOpen,
  TabAttempts,
  withAcknowledged,
  withAttempt,
  withoutAttempt,
} from '../../domain/registration/tab-attempts'
import type { Now } from '../../ports/clock'
import type { SubmitRegistration } from '../../ports/submissions'

/** Key in `sessionStorage`: attempts of this tab; a duplicated tab starts with a copy. */
const OPEN = 'attempts'
/** Key in `localStorage`: attempts that some tab knows to be kept. */
const ACKNOWLEDGED = 'acknowledged'

/** `session` and `local` throw if the visitor forbids storage; `subtle` is missing on plain HTTP. */
export type OncePerTabDeps = {
  readonly session: () => Storage
  readonly local: () => Storage
  readonly crypto: Pick<Crypto, 'randomUUID'> & { readonly subtle?: Pick<SubtleCrypto, 'digest'> }
  readonly now: Now
}

type Recalled = { readonly digest: string; readonly attempt: Attempt }

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

const readEntry = <Value>(storage: () => Storage, name: string, codec: Type<Value, unknown>) =>
  pipe(
    E.tryCatch((): unknown => JSON.parse(storage().getItem(name) ?? 'null'), E.toError),
    E.chainW(codec.decode),
  )

/**
 * Sends content again under its former key and time if it was sent before and no tab knows it to be kept, also after a reload
 * . Without storage, the submission is sent unchanged.
 */
export const createOncePerTab = ({ session, local, crypto, now }: OncePerTabDeps) => {
  const keep = (tab: TabAttempts): TabAttempts => {
    session().setItem(OPEN, JSON.stringify(tab))
    return tab
  }
  const acknowledged = (): AcknowledgedAttempts =>
    pipe(
      readEntry(local, ACKNOWLEDGED, AcknowledgedAttempts),
      E.getOrElse((): AcknowledgedAttempts => []),
    )
  const read = (): TabAttempts =>
    pipe(
      readEntry(session, OPEN, TabAttempts),
      E.map((tab) => stillOpen(tab, acknowledged(), now())),
      E.getOrElse(() => keep({ secret: crypto.randomUUID(), open: [] })),
    )

  const recall = async (submission: Submission<unknown>): Promise<Recalled | null> => {
    if (crypto.subtle === undefined) return null
    try {
      const text = new TextEncoder().encode(read().secret + contentOf(submission))
      const digest = hex(await crypto.subtle.digest('SHA-256', text))
      // Another submission may have been stored meanwhile.
      const tab = read()
      const attempt = attemptIn(tab, digest, submission.attempt)
      keep(withAttempt(tab, digest, attempt))
      return { digest, attempt }
    } catch {
      return null
    }
  }

  const forget = ({ digest, attempt }: Recalled): void => {
    try {
      keep(withoutAttempt(read(), digest))
      local().setItem(ACKNOWLEDGED, JSON.stringify(withAcknowledged(acknowledged(), attempt, now())))
    } catch {
      // An attempt that could not be removed is sent again under the same key, which the server answers as a repeat.
    }
  }

  return <Registration>(submit: SubmitRegistration<Registration>): SubmitRegistration<Registration> =>
    (submission) =>
      pipe(
        TE.fromTask(() => recall(submission)),
        TE.chain((recalled) =>
          recalled === null
            ? submit(submission)
            : pipe(
                submit({ ...submission, attempt: recalled.attempt }),
                TE.chainFirstIOK(() => () => forget(recalled)),
              ),
        ),
      )
}
