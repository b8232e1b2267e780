import type * as IO from 'fp-ts/IO'
import type { DeviceType } from '../domain/screen/device-type'
import type { LoadFailure } from './services'

/** Returns whether this is the session's first call, and then sets the session's `register` flag (M-091, M-094). */
export type ClaimPopup = IO.IO<boolean>

/** Writes a failed call to the console; `what` was called. */
export type LogFailure = (what: string, failure: LoadFailure) => IO.IO<void>

/** The device type when the page was opened; resizing does not change it (M-117). */
export type ReadDeviceType = IO.IO<DeviceType>

/** Whether the browser has a network; true if it cannot say. */
export type ReadIsOnline = IO.IO<boolean>

/** `traverse`: Back or Forward. `navigate`: any other change of the address. */
export type NavigationKind = 'navigate' | 'traverse'

/** How the present route was reached. */
export type ReadNavigationKind = IO.IO<NavigationKind>

/** Removes from HTML whatever could run or load from elsewhere (M-129). */
export type SanitizeHtml = (html: string) => string
