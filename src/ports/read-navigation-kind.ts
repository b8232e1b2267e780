import type * as IO from 'fp-ts/IO'

/** `traverse`: Back or Forward. `navigate`: any other change of the address. */
export type NavigationKind = 'navigate' | 'traverse'

export type ReadNavigationKind = IO.IO<NavigationKind>
