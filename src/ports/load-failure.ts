/** Why a read failed: no answer, an HTTP status that is no 2xx, or a body that makes no sense. */
export type LoadFailure =
  | { readonly tag: 'unreachable'; readonly reason: string }
  | { readonly tag: 'refused'; readonly status: number }
  | { readonly tag: 'unreadable'; readonly reason: string }
