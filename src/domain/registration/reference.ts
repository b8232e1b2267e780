/** The heading of a reference, for staff. */
export const REFERENCE_HEADING = 'Mã đăng ký'

/** Crockford's base 32: no I, L, O and U, which are misread or misheard. */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const BITS_PER_SYMBOL = 5n
const LENGTH = 8
const HALF = LENGTH / 2

const WORD_BITS = 64
const FNV_OFFSET = 0xcbf29ce484222325n
const FNV_PRIME = 0x100000001b3n
const MIXERS = [0xff51afd7ed558ccdn, 0xc4ceb9fe1a85ec53n] as const
const MIXED_BITS = 33n
const KEPT_BITS = BITS_PER_SYMBOL * BigInt(LENGTH)

const word = (value: bigint): bigint => BigInt.asUintN(WORD_BITS, value)

/**
 * By hand, because browsers offer no hash that is computed at once, and references that were printed must not change:
 * FNV-1a over UTF-16 code units, then the last step of MurmurHash3, so that each unit changes every bit. 40 bits are kept.
 */
const hashOf = (text: string): bigint => {
  let hash = FNV_OFFSET
  for (let at = 0; at < text.length; at += 1) hash = word((hash ^ BigInt(text.charCodeAt(at))) * FNV_PRIME)
  for (const mixer of MIXERS) hash = word((hash ^ (hash >> MIXED_BITS)) * mixer)
  return BigInt.asUintN(Number(KEPT_BITS), hash ^ (hash >> MIXED_BITS))
}

const inTwoGroups = (symbols: string): string => `${symbols.slice(0, HALF)}-${symbols.slice(HALF)}`

/**
 * The reference of a registration, such as `7K3Q-9F2M`, from its idempotency key: browser and server compute the same one
 * (M-132), and a repeat has the same. It gives access to nothing. Of 200,000 registrations, two share one with a probability of 2 %.
 */
export const referenceOf = (key: string): string => {
  const hash = hashOf(key)
  return inTwoGroups(
    Array.from({ length: LENGTH }, (_, index) => {
      const above = BITS_PER_SYMBOL * BigInt(LENGTH - 1 - index)
      return SYMBOLS[Number((hash >> above) & 31n)]
    }).join(''),
  )
}

/** The reference of a kept registration; one that arrived without an idempotency key has one of its id. */
export const referenceFor = (
  { target, id }: { readonly target: string; readonly id: number },
  key: string | null,
): string => referenceOf(key ?? `${target} ${id}`)

const SEPARATORS = /[\s\p{Pd}]/gu
const WRITTEN = /^[0-9A-HJKMNP-TV-Z]{8}$/

/** Reads a reference however it is typed: any case and separators, O for 0, I and L for 1; null if it is none. */
export const readReference = (typed: string): string | null => {
  const symbols = typed.replace(SEPARATORS, '').toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')
  return WRITTEN.test(symbols) ? inTwoGroups(symbols) : null
}
