import type { Attempt, Submission } from './submission'

/** A submission that no answer has acknowledged: what it says, and the attempt it was sent by. */
export type OpenSubmission = { readonly content: string; readonly attempt: Attempt }
export type OpenSubmissions = ReadonlyArray<OpenSubmission>

/** Takes what a submission says, gives it as one text: the same content is the same text. */
export const contentOf = ({ registration, trap }: Omit<Submission<unknown>, 'attempt'>): string =>
  JSON.stringify([registration, trap])

/** Takes the open submissions and one more, gives them with it, once. */
export const rememberSubmission = (open: OpenSubmissions, sent: Submission<unknown>): OpenSubmissions =>
  open.some(({ attempt }) => attempt.key === sent.attempt.key)
    ? open
    : [...open, { content: contentOf(sent), attempt: sent.attempt }]

/** Takes the open submissions and the key of one that was acknowledged, gives them without it. */
export const forgetSubmission = (open: OpenSubmissions, key: string): OpenSubmissions =>
  open.filter(({ attempt }) => attempt.key !== key)
