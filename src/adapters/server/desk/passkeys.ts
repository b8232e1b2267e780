import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import * as E from 'fp-ts/Either'
import * as J from 'fp-ts/Json'
import * as t from 'io-ts'
import type { Invited, NewPasskey, Passkey } from '../../../domain/ledger/staff/access'

type TakeChallenge = (challenge: string) => Promise<boolean>

/** EdDSA, ES256 and RS256; those that Node has only as an experiment are omitted. */
const ALGORITHMS = [-8, -7, -257]

const bytesOf = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'))

const Answer = t.type({ id: t.string, response: t.UnknownRecord })

const parsed = (json: string): unknown => E.toUnion(J.parse(json))

/** The id of the passkey that signed; null if what was sent is no answer of a passkey. */
export const signerOf = (json: string): string | null => {
  const answer = parsed(json)
  return Answer.is(answer) ? answer.id : null
}

/** `origin` of the desk; passkeys belong to its host. */
export const createPasskeys = (origin: string, brand: string) => {
  const rpID = new URL(origin).hostname
  const expected = (takeChallenge: TakeChallenge) => ({
    expectedChallenge: takeChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  })
  return {
    optionsToCreate: ({ name, handle, passkeys }: Invited, challenge: string) =>
      generateRegistrationOptions({
        rpName: brand,
        rpID,
        userName: name,
        userDisplayName: name,
        userID: bytesOf(handle),
        challenge: bytesOf(challenge),
        attestationType: 'none',
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: passkeys.map((id) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      }),
    optionsToSign: (challenge: string) =>
      generateAuthenticationOptions({ rpID, challenge: bytesOf(challenge), userVerification: 'required' }),
    /** The new passkey; null if the answer does not prove one. */
    created: async (json: string, takeChallenge: TakeChallenge): Promise<NewPasskey | null> => {
      const response = parsed(json)
      if (!Answer.is(response)) return null
      const { registrationInfo } = await verifyRegistrationResponse({
        ...expected(takeChallenge),
        supportedAlgorithmIDs: ALGORITHMS,
        response: response as unknown as RegistrationResponseJSON,
      }).catch(() => ({ registrationInfo: undefined }))
      if (registrationInfo === undefined) return null
      const { id, publicKey, counter } = registrationInfo.credential
      return { id, publicKey: Buffer.from(publicKey).toString('base64url'), signCount: counter }
    },
    /** The number of signatures so far; null if the passkey did not sign the challenge. */
    signed: async (json: string, passkey: Passkey, takeChallenge: TakeChallenge): Promise<number | null> => {
      const { id, publicKey, signCount } = passkey
      const done = await verifyAuthenticationResponse({
        ...expected(takeChallenge),
        response: parsed(json) as AuthenticationResponseJSON,
        credential: { id, publicKey: bytesOf(publicKey), counter: signCount },
      }).catch(() => null)
      return done?.verified === true ? done.authenticationInfo.newCounter : null
    },
  }
}
