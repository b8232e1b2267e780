import { createHash, createHmac } from 'node:crypto'

const KEY_CHARACTERS = 22

/** Identifies a secret without revealing it. */
export const secretKeyOf = (secret: string): string =>
  createHash('sha256').update(`phone mark ${secret}`).digest('base64url').slice(0, KEY_CHARACTERS)

/** The keyed hash of a phone number, which finds a person’s rows in a sheet without storing the number. */
export const phoneHash = (secret: string, phone: string): string =>
  createHmac('sha256', secret).update(phone).digest('base64url')
