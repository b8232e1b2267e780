import type * as IO from 'fp-ts/IO'

/** `traverse`: the visitor went Back or Forward. `navigate`: anything else that changed the address. */
export type NavigationKind = 'navigate' | 'traverse'

export type ReadNavigationKind = IO.IO<NavigationKind>
