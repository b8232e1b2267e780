import * as E from 'fp-ts/Either'

/** `notice`: a notice beside the button says that sending is consent. `checkbox`: a box has to be ticked. */
export type ConsentMode = 'notice' | 'checkbox'
export type ConsentError = 'consentRequired'

export const consentAtStart = (mode: ConsentMode): boolean => mode === 'notice'

/** Where a box has to be ticked, the submission names the version of the policy beside that box. */
export const isConsentGiven = (mode: ConsentMode, version: string | null): boolean =>
  consentAtStart(mode) || version !== null

export const consentVersion = (
  { policyVersion }: { readonly policyVersion: string },
  recipient: string | null,
): string => (recipient === null ? policyVersion : `${policyVersion}+${recipient}`)

export const decodeConsent = (given: boolean): E.Either<ConsentError, true> =>
  given ? E.right(true) : E.left('consentRequired')
