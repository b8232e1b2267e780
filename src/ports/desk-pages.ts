import type { Product } from '../domain/catalogue/product'
import type { DeskList } from '../domain/desk/desk-list'
import type { StepFeedback } from '../domain/desk/step-feedback'
import type { HandledRegistration, StateCount } from '../domain/handling/handled-registration'
import type { OwnSession } from '../domain/ledger/staff/access'
import type { ShownRows } from '../domain/ledger/staff/desk-index'
import type { PrintedOrder } from '../domain/ledger/staff/orders-to-print'
import type { RegistrationDetails } from '../domain/ledger/staff/registration-details'
import type { HistoryEntry } from '../domain/ledger/staff/staff-use'
import type { Site } from '../domain/site/site'
import type { EpochMs } from '../domain/time/epoch-ms'

/** Why a page cannot be shown to the employee. */
export type DeskRefusal = 'invitationOver' | 'missing' | 'refused' | 'tooMany' | 'unavailable'

/** Why the sign-in page is shown again. */
export type SignInReason = 'keyMade' | 'refused' | 'none'

/** `who`: the employee’s name. */
type SignedIn = { readonly who: string }
type Rows = SignedIn & { readonly rows: ReadonlyArray<HandledRegistration>; readonly now: EpochMs }

export type ListPage = Rows &
  Pick<ShownRows, 'hasMore'> & { readonly list: DeskList; readonly counts: ReadonlyArray<StateCount> }

/** `isSearched`: false if what was typed is too short to look for. */
export type FoundPage = Rows &
  Pick<ShownRows, 'hasMore'> & { readonly typed: string; readonly isSearched: boolean }

/** `products`: those on sale, for prices that are not confirmed. `delivery`: how orders are shipped. */
export type RegistrationPage = SignedIn &
  RegistrationDetails &
  StepFeedback & {
    readonly now: EpochMs
    readonly isPhoneShown: boolean
    readonly products: ReadonlyArray<Product>
    readonly delivery: Site['delivery']
  }

/** `sender`: the name printed on the parcel; empty if it is to be written by hand. */
export type SlipsPage = SignedIn & {
  readonly orders: ReadonlyArray<PrintedOrder>
  readonly products: ReadonlyArray<Product>
  readonly sender: string
}

type DeskFile = { readonly path: string; readonly type: string; readonly body: string | Uint8Array }

/** Pages of the desk as HTML. */
export type DeskPages = {
  /**
   * `next`: the path to open after signing in. `isReloaded`: the page reloads itself at once, so that the browser sends the
   * session cookie.
   */
  readonly signIn: (of: {
    readonly brand: string
    readonly next: string
    readonly reason: SignInReason
    readonly isReloaded: boolean
  }) => string
  readonly invitation: (of: {
    readonly brand: string
    readonly name: string
    readonly address: string
  }) => string
  /** `who`: the employee who is signed in; null if nobody is. */
  readonly error: (of: {
    readonly brand: string
    readonly error: DeskRefusal
    readonly who: string | null
  }) => string
  readonly list: (of: ListPage) => string
  readonly found: (of: FoundPage) => string
  readonly calls: (of: Rows) => string
  readonly registration: (of: RegistrationPage) => string
  readonly slips: (of: SlipsPage) => string
  readonly history: (of: SignedIn & { readonly entries: ReadonlyArray<HistoryEntry> }) => string
  readonly sessions: (of: SignedIn & { readonly sessions: ReadonlyArray<OwnSession> }) => string
  readonly help: (of: SignedIn) => string
  /** Says that the registration was erased, or its address is wrong. */
  readonly gone: (of: SignedIn) => string
  /** Says that the workbook would have more than `most` registrations. */
  readonly exportFailed: (of: SignedIn & { readonly most: number }) => string
  /** Files of pages, also of those without signing in. */
  readonly files: ReadonlyArray<DeskFile>
  readonly helpPictures: ReadonlyArray<DeskFile>
}
