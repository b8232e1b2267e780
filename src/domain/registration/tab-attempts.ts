import * as t from 'io-ts'
import type { EpochMs } from '../time/epoch-ms'
import { type Attempt, isSameSubmission, type Submission } from './submission'

const KeptAttempt = t.strict({ key: t.string, at: t.number })

/**
 * The attempts of a browser tab that are not acknowledged yet. They are kept when the page is loaded again. `digest` is a
 * hash of `secret` and the content: a pseudonym of the content for whoever can read the storage of the tab. On plain HTTP, it is
 * the content itself, and nothing is stored.
 */
export const TabAttempts = t.strict({
  secret: t.string,
  open: t.readonlyArray(t.strict({ digest: t.string, attempt: KeptAttempt })),
})
export type TabAttempts = t.TypeOf<typeof TabAttempts>

/** The attempts that were acknowledged in any tab of the browser: a duplicated tab has a copy of those of the first. */
export const AcknowledgedAttempts = t.readonlyArray(KeptAttempt)
export type AcknowledgedAttempts = t.TypeOf<typeof AcknowledgedAttempts>

/** A text that identifies the content of a submission, whatever its attempt. */
export const contentOf = ({ registration, honeypot, offers }: Submission<unknown>): string =>
  JSON.stringify([registration, honeypot, offers])

/** The attempts without those under which nothing is sent any more: acknowledged in some tab, or made a day ago. */
export const stillOpen = (
  { secret, open }: TabAttempts,
  acknowledged: AcknowledgedAttempts,
  now: EpochMs,
): TabAttempts => ({
  secret,
  open: open.filter(
    ({ attempt }) => isSameSubmission(attempt, now) && !acknowledged.some(({ key }) => key === attempt.key),
  ),
})

/** The attempt under which the same content was sent, else `fresh`. */
export const attemptIn = ({ open }: TabAttempts, digest: string, fresh: Attempt): Attempt =>
  open.find((each) => each.digest === digest)?.attempt ?? fresh

/** Adds the attempt under which content is sent; a repeated one is added once. */
export const withAttempt = (
  { secret, open }: TabAttempts,
  digest: string,
  attempt: Attempt,
): TabAttempts => ({
  secret,
  open: [...open.filter((each) => each.digest !== digest), { digest, attempt }],
})

/** Removes an acknowledged attempt: its content sent again is another registration. */
export const withoutAttempt = ({ secret, open }: TabAttempts, { key }: Attempt): TabAttempts => ({
  secret,
  open: open.filter(({ attempt }) => attempt.key !== key),
})

/** Adds an acknowledged attempt, and drops those that no tab repeats any more. */
export const withAcknowledged = (
  acknowledged: AcknowledgedAttempts,
  attempt: Attempt,
  now: EpochMs,
): AcknowledgedAttempts => [...acknowledged.filter((each) => isSameSubmission(each, now)), attempt]
