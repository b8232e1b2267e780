import * as E from 'fp-ts/Either'
import type { Site } from '../site/site'

/** `notice`: a notice beside the button says that sending is consent. `checkbox`: a box has to be ticked. */
export type ConsentMode = 'notice' | 'checkbox'
export type ConsentError = 'consentRequired'

/** A change of a box: of the one for handling the request, or of the one for offers. */
export type ConsentChange = { readonly given: boolean; readonly purpose?: 'offers' }

/** Whether the form starts with consent given: in the mode `notice`, sending is consent (M-084, M-088). */
export const consentAtStart = (mode: ConsentMode): boolean => mode === 'notice'

/** `version` of the policy, with the recipient abroad. `isTicked`: a box was ticked beside it. */
type GivenConsent = { readonly version: string; readonly isTicked: boolean }

/** A prefix, because a long version is truncated at its end. */
const TICKED = 'ticked '

/** The text for a consent in a page, a header and the ledger. */
const writeConsentVersion = ({ version, isTicked }: GivenConsent): string =>
  `${isTicked ? TICKED : ''}${version}`

/** Reads what `writeConsentVersion` wrote; a header loses the blank at its end where the policy's version is empty. */
export const readConsentVersion = (written: string): GivenConsent =>
  `${written} `.startsWith(TICKED)
    ? { version: written.slice(TICKED.length), isTicked: true }
    : { version: written, isTicked: false }

/** Whether a submission with this consent version may be kept: in the mode `checkbox`, only if the version is that of a ticked box. */
export const isConsentGiven = (mode: ConsentMode, version: string | null): boolean =>
  consentAtStart(mode) || (version !== null && readConsentVersion(version).isTicked)

/** The consent version that a page shows: policy version, recipient abroad and way of consent. */
export const consentVersion = (
  { mode, policyVersion }: Pick<Site['consent'], 'mode' | 'policyVersion'>,
  recipient: string | null,
): string =>
  writeConsentVersion({
    version: `${policyVersion}${recipient === null ? '' : `+${recipient}`}`,
    isTicked: mode === 'checkbox',
  })

/** Recorded in place of a version that no page has shown. */
const UNKNOWN_VERSION = 'unknown'

/** The recorded version of a consent; `isServed`: whether pages showed it. */
export const recordedVersion = (named: string | null, isServed: boolean): string | null =>
  named === null || isServed ? named : UNKNOWN_VERSION

/** The recorded version of a consent to offers; null unless pages asked for it by this version. */
export const recordedOffers = (named: string | null, isServed: boolean): string | null =>
  isServed ? named : null

const VERSION_NAMES: Readonly<Record<string, string>> = {
  [UNKNOWN_VERSION]: 'không rõ (chưa từng được đăng)',
}

/** The text for a stored version, for staff. */
export const consentText = (stored: string): string => {
  const { version, isTicked } = readConsentVersion(stored)
  return `${VERSION_NAMES[version] ?? version}${isTicked ? ' (đã đánh dấu vào ô)' : ''}`
}

/** As `consentText`, after what was asked: `có (bản 2026-11)`. */
export const agreementText = (stored: string): string => {
  const { version, isTicked } = readConsentVersion(stored)
  const named = version === '' || version in VERSION_NAMES ? 'không rõ bản' : `bản ${version}`
  return `có (${named}${isTicked ? ', đã đánh dấu vào ô' : ''})`
}

/** The part of a draft that a changed box replaces. */
export const changedConsent = ({ given, purpose }: ConsentChange) =>
  purpose === 'offers' ? { offers: given } : { consent: given }

/** Fails unless consent is given. */
export const decodeConsent = (given: boolean): E.Either<ConsentError, true> =>
  given ? E.right(true) : E.left('consentRequired')

const LONGEST_VERSION = 40
const UNPRINTABLE = /[^\x20-\x7e]/g

/** The version of the policy that a submission names, without characters that a header cannot carry; null if none. */
export const cleanConsentVersion = (version: string): string | null =>
  version.trim().replace(UNPRINTABLE, '').slice(0, LONGEST_VERSION) || null
