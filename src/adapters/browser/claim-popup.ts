import type { ClaimPopup } from '../../ports/browser'

const POPUP_FLAG = 'register'

/** Storage access throws if the visitor forbids it; the flag then lasts as long as the page. */
export const createClaimPopup = (session: () => Storage): ClaimPopup => {
  let isClaimedHere = false
  return () => {
    if (isClaimedHere) return false
    isClaimedHere = true
    try {
      if (session().getItem(POPUP_FLAG) !== null) return false
      session().setItem(POPUP_FLAG, '1')
    } catch {
      return true
    }
    return true
  }
}
