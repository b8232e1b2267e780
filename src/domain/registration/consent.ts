import * as E from 'fp-ts/Either'

/** `notice`: sending is the consent, a notice stands beside the button. `checkbox`: a box has to be ticked. */
export type ConsentMode = 'notice' | 'checkbox'
export type ConsentError = 'consentRequired'

/** Takes the mode, gives whether a fresh form counts as consented. */
export const consentAtStart = (mode: ConsentMode): boolean => mode === 'notice'

/** Takes the policy's version and who else receives registrations, gives the version that is recorded with one: it tells whether the notice named them. */
export const consentVersion = (
  { policyVersion }: { readonly policyVersion: string },
  recipient: string | null,
): string => (recipient === null ? policyVersion : `${policyVersion}+${recipient}`)

/** Takes whether consent was given, gives it, or that it is missing. */
export const decodeConsent = (given: boolean): E.Either<ConsentError, true> =>
  given ? E.right(true) : E.left('consentRequired')
