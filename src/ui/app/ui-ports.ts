import type { ClaimPopup } from '../../ports/claim-popup'
import type { FindVideoMinutes } from '../../ports/find-video-minutes'
import type { LoadAddressBook } from '../../ports/load-address-book'
import type { LoadArticle } from '../../ports/load-article'
import type { LoadArticles } from '../../ports/load-articles'
import type { LoadNewUnits } from '../../ports/load-new-units'
import type { LoadProducts } from '../../ports/load-products'
import type { LoadVideos } from '../../ports/load-videos'
import type { LogFailure } from '../../ports/log-failure'
import type { NewAttempt } from '../../ports/new-attempt'
import type { Now } from '../../ports/now'
import type { ReadDeviceType } from '../../ports/read-device-type'
import type { ReadNavigationKind } from '../../ports/read-navigation-kind'
import type { SanitizeHtml } from '../../ports/sanitize-html'
import type { SubmitMembership } from '../../ports/submit-membership'
import type { SubmitOrder } from '../../ports/submit-order'

export type UiPorts = {
  readonly claimPopup: ClaimPopup
  readonly findVideoMinutes: FindVideoMinutes
  readonly loadAddressBook: LoadAddressBook
  readonly loadNewUnits: LoadNewUnits
  readonly loadArticle: LoadArticle
  readonly loadArticles: LoadArticles
  readonly loadProducts: LoadProducts
  readonly loadVideos: LoadVideos
  readonly logFailure: LogFailure
  readonly newAttempt: NewAttempt
  readonly now: Now
  readonly readDeviceType: ReadDeviceType
  readonly readNavigationKind: ReadNavigationKind
  readonly sanitizeHtml: SanitizeHtml
  readonly submitMembership: SubmitMembership
  readonly submitOrder: SubmitOrder
}
