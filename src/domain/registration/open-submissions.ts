import type { Attempt, Submission } from './submission'

export type OpenSubmission = { readonly content: string; readonly attempt: Attempt }
export type OpenSubmissions = ReadonlyArray<OpenSubmission>

/** A text that identifies the content of a submission, whatever its attempt. */
export const contentOf = ({ registration, honeypot, offers }: Omit<Submission<unknown>, 'attempt'>): string =>
  JSON.stringify([registration, honeypot, offers])

/** Adds a submission when it is sent; a repeated one is added once. */
export const rememberSubmission = (open: OpenSubmissions, sent: Submission<unknown>): OpenSubmissions =>
  open.some(({ attempt }) => attempt.key === sent.attempt.key)
    ? open
    : [...open, { content: contentOf(sent), attempt: sent.attempt }]

/** Removes the submission with this idempotency key, once it is acknowledged. */
export const forgetSubmission = (open: OpenSubmissions, key: string): OpenSubmissions =>
  open.filter(({ attempt }) => attempt.key !== key)
