import type { Attempt, Submission } from './submission'

export type OpenSubmission = { readonly content: string; readonly attempt: Attempt }
export type OpenSubmissions = ReadonlyArray<OpenSubmission>

export const contentOf = ({ registration, honeypot, offers }: Omit<Submission<unknown>, 'attempt'>): string =>
  JSON.stringify([registration, honeypot, offers])

export const rememberSubmission = (open: OpenSubmissions, sent: Submission<unknown>): OpenSubmissions =>
  open.some(({ attempt }) => attempt.key === sent.attempt.key)
    ? open
    : [...open, { content: contentOf(sent), attempt: sent.attempt }]

export const forgetSubmission = (open: OpenSubmissions, key: string): OpenSubmissions =>
  open.filter(({ attempt }) => attempt.key !== key)
