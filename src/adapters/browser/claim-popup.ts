import type { ClaimPopup } from '../../ports/claim-popup'

/** Session storage key of the popup's flag (M-091). */
const POPUP_FLAG = 'register'

/**
 * Takes the way to the session's storage, which throws where the visitor forbids it; gives the popup's claim. Without
 * storage the flag lives as long as the page.
 */
export const createClaimPopup = (session: () => Storage): ClaimPopup => {
  let claimedOnThisPage = false
  return () => {
    if (claimedOnThisPage) return false
    claimedOnThisPage = true
    try {
      if (session().getItem(POPUP_FLAG) !== null) return false
      session().setItem(POPUP_FLAG, '1')
    } catch {
      return true
    }
    return true
  }
}
