import * as t from 'io-ts'
import { type Attempt, isRepeatable } from './submission'

const KeptAttempt = t.strict({ digest: t.string, attempt: t.strict({ key: t.string, at: t.number }) })

/**
 * The attempts of a browser tab that are not acknowledged yet. They are kept when the page is loaded again. `digest` is a
 * hash of the content and `secret`, so that nothing about a person is stored.
 */
export const TabAttempts = t.strict({ secret: t.string, open: t.readonlyArray(KeptAttempt) })
export type TabAttempts = t.TypeOf<typeof TabAttempts>

/** The attempt under which the same content was sent within a day, else `fresh`. */
export const attemptIn = ({ open }: TabAttempts, digest: string, fresh: Attempt): Attempt =>
  open.find((each) => each.digest === digest && isRepeatable(each.attempt, fresh.at))?.attempt ?? fresh

/** Removes the attempt of an acknowledged submission: the same content sent again is another registration. */
export const withoutAttempt = ({ secret, open }: TabAttempts, digest: string): TabAttempts => ({
  secret,
  open: open.filter((each) => each.digest !== digest),
})

/** Stores the attempt under which content is sent, in place of an earlier one of the same content. */
export const withAttempt = (tab: TabAttempts, digest: string, attempt: Attempt): TabAttempts => {
  const { secret, open } = withoutAttempt(tab, digest)
  return { secret, open: [...open, { digest, attempt }] }
}
