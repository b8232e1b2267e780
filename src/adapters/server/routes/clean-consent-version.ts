const LONGEST_VERSION = 40
const UNPRINTABLE = /[^\x20-\x7e]/g

/** The version of the policy that a submission names, without characters that a header cannot carry; null if none. */
export const cleanConsentVersion = (version: string): string | null =>
  version.trim().replace(UNPRINTABLE, '').slice(0, LONGEST_VERSION) || null
