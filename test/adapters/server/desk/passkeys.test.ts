import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createPasskeys } from '../../../../src/adapters/server/desk/passkeys'
import { DESK_ORIGIN } from '../../../support/server/desk'

const PRESENT = 0b1
const VERIFIED = 0b100
const CHALLENGE = Buffer.from('a challenge').toString('base64url')
const ID = Buffer.from('a passkey').toString('base64url')

const aKey = () => generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
const own = aKey()
const { x = '', y = '' } = own.publicKey.export({ format: 'jwk' })

/** ES256, as COSE writes it. */
const publicKey = Buffer.concat([
  Buffer.from('a5010203262001215820', 'hex'),
  Buffer.from(x, 'base64url'),
  Buffer.from('225820', 'hex'),
  Buffer.from(y, 'base64url'),
]).toString('base64url')

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest()

const HONEST = {
  flags: PRESENT | VERIFIED,
  count: 6,
  origin: DESK_ORIGIN,
  host: new URL(DESK_ORIGIN).hostname,
  type: 'webauthn.get',
  key: own.privateKey,
}

/** What a device answers that signs the challenge. */
const signedBy = ({ flags, count, origin, host, type, key }: typeof HONEST): string => {
  const counter = Buffer.alloc(4)
  counter.writeUInt32BE(count)
  const authenticatorData = Buffer.concat([sha256(host), Buffer.from([flags]), counter])
  const clientData = Buffer.from(JSON.stringify({ type, challenge: CHALLENGE, origin }))
  const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), key)
  return JSON.stringify({
    id: ID,
    rawId: ID,
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      authenticatorData: authenticatorData.toString('base64url'),
      clientDataJSON: clientData.toString('base64url'),
      signature: signature.toString('base64url'),
    },
  })
}

const signed = (differing: Partial<typeof HONEST>, signCount = 5, isKnown = true) =>
  createPasskeys(DESK_ORIGIN, 'Nam Thử').signed(
    signedBy({ ...HONEST, ...differing }),
    { id: ID, name: 'Trang', publicKey, signCount },
    async (challenge) => isKnown && challenge === CHALLENGE,
  )

describe('a passkey', () => {
  it.each([
    [5, 6],
    [0, 1],
    // Passkeys that are the same on several devices do not count.
    [0, 0],
  ])('[P-016] that signed %i times opens the desk if it counts %i now', async (signCount, count) => {
    expect(await signed({ count }, signCount)).toBe(count)
  })

  it.each([
    [5, 5],
    [5, 4],
    [5, 0],
  ])('[P-016] that signed %i times and counts %i now was copied: it does not', async (signCount, count) => {
    expect(await signed({ count }, signCount)).toBeNull()
  })

  it.each<[string, Partial<typeof HONEST>]>([
    ['the device did not ask for finger, face or PIN', { flags: PRESENT }],
    ['nobody was at the device', { flags: VERIFIED }],
    ['another site asked for it', { origin: 'https://namthu.example' }],
    ['it is that of another host', { host: 'namthu.example' }],
    ['it was created and not asked', { type: 'webauthn.create' }],
    ['another key signed', { key: aKey().privateKey }],
  ])('[P-016] does not open the desk if %s', async (_, differing) => {
    expect(await signed(differing)).toBeNull()
  })

  it('[P-016] does not open the desk with a challenge that was not given, or was taken before', async () => {
    expect(await signed({}, 5, false)).toBeNull()
  })
})
