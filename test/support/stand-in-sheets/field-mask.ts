import { refusal } from './refusal'

/** The fields that a mask names; `true` for a field with all that is in it. */
export type Mask = true | { readonly [field: string]: Mask }

const TOKEN = /[A-Za-z0-9_]+|[*(),./]/g

const merged = (one: Mask | undefined, other: Mask): Mask => {
  if (one === undefined) return other
  if (one === true || other === true) return true
  const inner = Object.entries(other).map(([field, mask]) => [field, merged(one[field], mask)] as const)
  return { ...one, ...Object.fromEntries(inner) }
}

const malformed = (text: string) => refusal(`Invalid field mask: ${text}`)

/**
 * Reads a mask such as `a(b,c),d.e.f` or `a/b` (`developers.google.com/workspace/sheets/api/guides/field-masks`). `*` is all
 * there is.
 */
export const readMask = (text: string): Mask => {
  const tokens = text.match(TOKEN) ?? []
  if (tokens.join('') !== text.replaceAll(/\s/g, '') || tokens.length === 0) throw malformed(text)
  let next = 0

  const readField = (): Mask => {
    const name = tokens[next]
    if (name === undefined || /^[(),./]$/.test(name)) throw malformed(text)
    next += 1
    const inner = readInner()
    return name === '*' ? true : { [name]: inner }
  }

  const readInner = (): Mask => {
    const sign = tokens[next]
    if (sign === '.' || sign === '/') {
      next += 1
      return readField()
    }
    if (sign !== '(') return true
    next += 1
    const inner = readList()
    if (tokens[next] !== ')') throw malformed(text)
    next += 1
    return inner
  }

  const readList = (): Mask => {
    let all = readField()
    while (tokens[next] === ',') {
      next += 1
      all = merged(all, readField())
    }
    return all
  }

  const mask = readList()
  if (next < tokens.length) throw malformed(text)
  return mask
}

/** Whether a mask names the field or something in it. */
export const asksFor = (mask: Mask, ...path: ReadonlyArray<string>): boolean => {
  const [field, ...inner] = path
  if (field === undefined || mask === true) return true
  const found = mask[field]
  return found !== undefined && asksFor(found, ...inner)
}

/** Leaves of a body what the mask names; within a list, of each member. */
export const masked = (body: unknown, mask: Mask): unknown => {
  if (mask === true || typeof body !== 'object' || body === null) return body
  if (Array.isArray(body)) return body.map((member) => masked(member, mask))
  return Object.fromEntries(
    Object.entries(body).flatMap(([field, inner]) => {
      const kept = mask[field]
      return kept === undefined ? [] : [[field, masked(inner, kept)]]
    }),
  )
}

type Known = true | { readonly [field: string]: Known }

/** Refuses a mask with a field that the resource does not have. */
export const refuseUnknownFields = (mask: Mask, known: Known, path = ''): void => {
  if (mask === true || known === true) return
  for (const [field, inner] of Object.entries(mask)) {
    const below = known[field]
    if (below === undefined)
      throw refusal(
        `Request contains an invalid argument. Cannot find matching fields for path '${path}${field}'`,
      )
    refuseUnknownFields(inner, below, `${path}${field}.`)
  }
}
