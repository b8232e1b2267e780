import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Type } from 'io-ts'
import type { Attempt, Submission } from '../../domain/registration/submission'
import {
  AcknowledgedAttempts,
  attemptIn,
  contentOf,
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

/** `session` and `local` throw if the visitor forbids storage; on plain HTTP, `subtle` is missing, and so is `randomUUID`. */
export type OncePerTabDeps = {
  readonly session: () => Storage
  readonly local: () => Storage
  readonly crypto: Pick<Crypto, 'randomUUID'> & { readonly subtle?: Pick<SubtleCrypto, 'digest'> }
  readonly now: Now
}

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

const readEntry = <Value>(storage: () => Storage, name: string, codec: Type<Value, unknown>) =>
  pipe(
    E.tryCatch((): unknown => JSON.parse(storage().getItem(name) ?? 'null'), E.toError),
    E.chainW(codec.decode),
  )

/** Whether the browser stored it. */
const writeEntry = (storage: () => Storage, name: string, value: unknown): boolean => {
  try {
    storage().setItem(name, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/**
 * Sends content again under its former key and time if it was sent before and no tab knows it to be kept, also after a reload
 * . Without storage, and on plain HTTP, this lasts as long as the page.
 */
export const createOncePerTab = ({ session, local, crypto, now }: OncePerTabDeps) => {
  const { subtle } = crypto
  /** What this page kept last: it counts where the browser has not stored it. */
  let kept: TabAttempts = { secret: subtle === undefined ? '' : crypto.randomUUID(), open: [] }
  let isStored = true

  const keep = (tab: TabAttempts): void => {
    kept = tab
    // Without a digest, the content itself is in it.
    isStored = subtle !== undefined && writeEntry(session, OPEN, tab)
  }
  const acknowledged = (): AcknowledgedAttempts =>
    pipe(
      readEntry(local, ACKNOWLEDGED, AcknowledgedAttempts),
      E.getOrElse((): AcknowledgedAttempts => []),
    )
  const read = (): TabAttempts =>
    pipe(
      isStored ? readEntry(session, OPEN, TabAttempts) : E.right(kept),
      E.getOrElse(() => kept),
      (tab) => stillOpen(tab, acknowledged(), now()),
    )

  const digestOf = async (content: string): Promise<string> =>
    subtle === undefined
      ? content
      : hex(await subtle.digest('SHA-256', new TextEncoder().encode(read().secret + content)))

  const recall = async (submission: Submission<unknown>): Promise<Attempt> => {
    const digest = await digestOf(contentOf(submission))
    // Another submission may have been stored meanwhile.
    const tab = read()
    const attempt = attemptIn(tab, digest, submission.attempt)
    keep(withAttempt(tab, digest, attempt))
    return attempt
  }

  const forget = (attempt: Attempt): void => {
    keep(withoutAttempt(read(), attempt))
    if (isStored) writeEntry(local, ACKNOWLEDGED, withAcknowledged(acknowledged(), attempt, now()))
  }

  return <Registration>(submit: SubmitRegistration<Registration>): SubmitRegistration<Registration> =>
    (submission) =>
      pipe(
        // Better a second row than none, should the digest fail.
        TE.fromTask(() => recall(submission).catch(() => submission.attempt)),
        TE.chain((attempt) => submit({ ...submission, attempt })),
        TE.chainFirstIOK((attempt) => () => forget(attempt)),
      )
}
