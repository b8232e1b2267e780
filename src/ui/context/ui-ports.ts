import type {
  ClaimPopup,
  LogFailure,
  ReadDeviceType,
  ReadIsOnline,
  ReadNavigationKind,
} from '../../ports/browser'
import type { Now } from '../../ports/clock'
import type {
  FindVideoMinutes,
  LoadAddressBook,
  LoadArticle,
  LoadArticles,
  LoadNewUnits,
  LoadProducts,
  LoadVideos,
} from '../../ports/services'
import type { NewAttempt, SubmitMembership, SubmitOrder } from '../../ports/submissions'

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
  readonly readIsOnline: ReadIsOnline
  readonly readNavigationKind: ReadNavigationKind
  readonly submitMembership: SubmitMembership
  readonly submitOrder: SubmitOrder
}
