import * as E from 'fp-ts/Either'
import type { Site } from '../site/site'

/** `notice`: a notice beside the button says that sending is consent. `checkbox`: a box has to be ticked. */
export type ConsentMode = 'notice' | 'checkbox'
export type ConsentError = 'consentRequired'

/** A change of a box: of the one for handling the request, or of the one for offers. */
export type ConsentChange = { readonly given: boolean; readonly purpose?: 'offers' }

/** Whether the form starts with consent given: in the mode `notice`, sending is consent (M-084, M-088). */
export const consentAtStart = (mode: ConsentMode): boolean => mode === 'notice'

/** A prefix, because a long version is truncated at its end. */
const TICKED = 'ticked '

/** A header loses the blank at its end where the policy's version is empty. */
const isOfBox = (version: string): boolean => `${version} `.startsWith(TICKED)

/** Whether a submission with this consent version may be kept: in the mode `checkbox`, only if the version is that of a ticked box. */
export const isConsentGiven = (mode: ConsentMode, version: string | null): boolean =>
  consentAtStart(mode) || (version !== null && isOfBox(version))

/** What a page shows beside the button: the way of consent, the policy's version and the recipient abroad. */
export const consentVersion = (
  { mode, policyVersion }: Pick<Site['consent'], 'mode' | 'policyVersion'>,
  recipient: string | null,
): string =>
  `${mode === 'checkbox' ? TICKED : ''}${policyVersion}${recipient === null ? '' : `+${recipient}`}`

/** The version without the way of consent, and whether a box was ticked for it. */
export const readConsentVersion = (
  version: string,
): { readonly version: string; readonly isTicked: boolean } =>
  isOfBox(version) ? { version: version.slice(TICKED.length), isTicked: true } : { version, isTicked: false }

const VERSION_NAMES: Readonly<Record<string, string>> = { unknown: 'không rõ (chưa từng được đăng)' }

/** A stored version as staff read it. */
export const consentText = (stored: string): string => {
  const { version, isTicked } = readConsentVersion(stored)
  return `${VERSION_NAMES[version] ?? version}${isTicked ? ' (đã đánh dấu vào ô)' : ''}`
}

/** The part of a draft that the change of a box replaces. */
export const changedConsent = ({ given, purpose }: ConsentChange) =>
  purpose === 'offers' ? { offers: given } : { consent: given }

/** Fails unless consent is given. */
export const decodeConsent = (given: boolean): E.Either<ConsentError, true> =>
  given ? E.right(true) : E.left('consentRequired')
