import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { contentOf } from '../../domain/registration/open-submissions'
import type { Attempt, Submission } from '../../domain/registration/submission'
import { attemptIn, TabAttempts, withAttempt, withoutAttempt } from '../../domain/registration/tab-attempts'
import type { SubmitRegistration } from '../../ports/submissions'

const ENTRY = 'attempts'

/** `session` throws if the visitor forbids storage; `subtle` is missing on plain HTTP. */
export type OncePerTabDeps = {
  readonly session: () => Storage
  readonly crypto: Pick<Crypto, 'randomUUID'> & { readonly subtle?: Pick<SubtleCrypto, 'digest'> }
}

type Recalled = { readonly digest: string; readonly attempt: Attempt }

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * Sends content that was sent before and never acknowledged with its former key and time, also after the page was
 * loaded again. Where the browser keeps nothing, the submission is sent as it is.
 */
export const createOncePerTab = ({ session, crypto }: OncePerTabDeps) => {
  const keep = (tab: TabAttempts): TabAttempts => {
    session().setItem(ENTRY, JSON.stringify(tab))
    return tab
  }
  const read = (): TabAttempts =>
    pipe(
      E.tryCatch((): unknown => JSON.parse(session().getItem(ENTRY) ?? 'null'), E.toError),
      E.chainW(TabAttempts.decode),
      E.getOrElse(() => keep({ secret: crypto.randomUUID(), open: [] })),
    )

  const recall = async (submission: Submission<unknown>): Promise<Recalled | null> => {
    if (crypto.subtle === undefined) return null
    try {
      const text = new TextEncoder().encode(read().secret + contentOf(submission))
      const digest = hex(await crypto.subtle.digest('SHA-256', text))
      // Another submission may have been kept meanwhile.
      const tab = read()
      const attempt = attemptIn(tab, digest, submission.attempt)
      keep(withAttempt(tab, digest, attempt))
      return { digest, attempt }
    } catch {
      return null
    }
  }

  const forget = (digest: string): void => {
    try {
      keep(withoutAttempt(read(), digest))
    } catch {
      // What cannot be forgotten is sent under the same key once more, and the server answers that it has it.
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
                TE.chainFirstIOK(() => () => forget(recalled.digest)),
              ),
        ),
      )
}
