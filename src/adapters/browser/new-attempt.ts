import type { NewAttempt } from '../../ports/new-attempt'

const VERSION_BYTE = 6
const VARIANT_BYTE = 8

/** `crypto.randomUUID` exists on https and localhost only; a plain http page makes the same kind of key from random bytes. */
const uuidFromBytes = (crypto: Crypto): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[VERSION_BYTE] = ((bytes[VERSION_BYTE] ?? 0) & 0x0f) | 0x40
  bytes[VARIANT_BYTE] = ((bytes[VARIANT_BYTE] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Takes the platform's crypto and clock, gives fresh attempts. */
export const createNewAttempt =
  (crypto: Crypto, now: () => number): NewAttempt =>
  () => ({
    key: typeof crypto.randomUUID === 'function' ? crypto.randomUUID() : uuidFromBytes(crypto),
    at: now(),
  })
