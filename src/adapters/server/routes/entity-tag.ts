import { createHash } from 'node:crypto'

/** Takes a body, gives its strong entity tag. */
export const entityTag = (body: string): string =>
  `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`

/** Takes an `If-None-Match` header and an entity tag, gives whether the caller has that body; weak tags count too. */
export const namesEntityTag = (ifNoneMatch: string | undefined, tag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((named) => ['*', tag].includes(named.trim().replace(/^W\//, '')))
