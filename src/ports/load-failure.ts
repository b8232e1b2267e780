/** Why a read failed: no response, a status outside 2xx, or a body that cannot be decoded. */
export type LoadFailure =
  | { readonly tag: 'unreachable'; readonly reason: string }
  | { readonly tag: 'refused'; readonly status: number }
  | { readonly tag: 'unreadable'; readonly reason: string }
