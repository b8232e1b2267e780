import * as E from 'fp-ts/Either'

/** `notice`: a notice beside the button says that sending is consent. `checkbox`: a box has to be ticked. */
export type ConsentMode = 'notice' | 'checkbox'
export type ConsentError = 'consentRequired'

export const consentAtStart = (mode: ConsentMode): boolean => mode === 'notice'

export const consentVersion = (
  { policyVersion }: { readonly policyVersion: string },
  recipient: string | null,
): string => (recipient === null ? policyVersion : `${policyVersion}+${recipient}`)

export const decodeConsent = (given: boolean): E.Either<ConsentError, true> =>
  given ? E.right(true) : E.left('consentRequired')
