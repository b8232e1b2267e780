import { IDLE_SESSION_MS, INVITATION_MS, isSessionExpired, LONGEST_SESSION_MS } from '../../access/session'
import type { EpochMs } from '../../time/epoch-ms'
import { first, only, run, type Script } from '../script'
import type { ParamsOf, RowOf } from '../statements/statements'
import { appendHistory } from './history'

/** A challenge to a passkey is to be answered within this time, in ms. */
export const CHALLENGE_MS = 300_000

/** In bytes; 256 bits. */
const TOKEN_BYTES = 32

export type ListedEmployee = RowOf<'listedStaff'>
export type Passkey = RowOf<'passkey'>
export type OwnSession = RowOf<'session'>
export type Invited = Omit<RowOf<'invitation'>, 'until'> & { readonly passkeys: ReadonlyArray<string> }
export type NewPasskey = Omit<Passkey, 'name'>

function* newToken(): Script<string> {
  return (yield* only('newSecret', { bytes: TOKEN_BYTES })).text
}

function* hashOf(token: string): Script<string> {
  return (yield* only('digest', { of: token })).text
}

/** Returns the token of an invitation; a known name gets one more passkey by it. */
export function* inviteStaff(name: string, at: EpochMs): Script<string> {
  yield* run('dropOldInvitations', { at })
  yield* run('insertEmployee', { name, handle: yield* newToken(), at })
  const token = yield* newToken()
  yield* run('insertInvitation', { hash: yield* hashOf(token), name, until: at + INVITATION_MS })
  return token
}

/** Ends all access of an employee; false if no employee has this name. */
export function* removeStaff(name: string): Script<boolean> {
  return (yield* first('dropEmployee', { name })) !== null
}

/** The invited employee and their passkeys; null if the invitation is unknown, used or too old. */
export function* openInvitation(token: string, at: EpochMs): Script<Invited | null> {
  const invited = yield* first('invitation', { hash: yield* hashOf(token) })
  if (invited === null || at >= invited.until) return null
  const passkeys = (yield* run('passkeysOf', { name: invited.name })).map(({ id }) => id)
  return { name: invited.name, handle: invited.handle, passkeys }
}

/** A new challenge for a passkey, valid for `CHALLENGE_MS`. */
export function* newChallenge(at: EpochMs): Script<string> {
  yield* run('dropOldChallenges', { at })
  const challenge = yield* newToken()
  yield* run('insertChallenge', { hash: yield* hashOf(challenge), until: at + CHALLENGE_MS })
  return challenge
}

/** Whether the challenge was given, is not too old and is answered for the first time. */
export function* takeChallenge(challenge: string, at: EpochMs): Script<boolean> {
  const taken = yield* first('takeChallenge', { hash: yield* hashOf(challenge) })
  return taken !== null && at < taken.until
}

/** Uses up the invitation; false if it is unknown, used or too old, or if the passkey is known. */
export function* addPasskey(token: string, passkey: NewPasskey, at: EpochMs): Script<boolean> {
  const invited = yield* openInvitation(token, at)
  if (invited === null) return false
  if ((yield* first('dropInvitation', { hash: yield* hashOf(token) })) === null) return false
  const { name } = invited
  if ((yield* first('insertPasskey', { ...passkey, name, at })) === null) return false
  yield* appendHistory({ who: name, command: 'desk key-made', phone: null }, at)
  return true
}

/** The passkey with this id; null if there is none. */
export const passkeyOf = (id: string): Script<Passkey | null> => first('passkey', { id })

/** Begins a session and returns its token; null if the passkey was removed meanwhile. */
export function* signIn({ id, signCount }: ParamsOf<'countSignature'>, at: EpochMs): Script<string | null> {
  const passkey = yield* first('passkey', { id })
  if (passkey === null) return null
  const { name } = passkey
  yield* run('countSignature', { id, signCount })
  yield* run('dropOldSessions', { begunUntil: at - LONGEST_SESSION_MS, usedUntil: at - IDLE_SESSION_MS })
  const token = yield* newToken()
  yield* run('insertSession', { hash: yield* hashOf(token), name, at })
  yield* run('storeSeen', { name, at })
  yield* appendHistory({ who: name, command: 'desk signed-in', phone: null }, at)
  return token
}

/** The name of the employee who is signed in with this token, and records the use; null if the session does not exist or is over. */
export function* employeeOfSession(token: string, at: EpochMs): Script<string | null> {
  const hash = yield* hashOf(token)
  const session = yield* first('session', { hash })
  if (session === null) return null
  if (isSessionExpired(session, at)) {
    yield* run('dropSession', { hash })
    return null
  }
  yield* run('useSession', { hash, at })
  yield* run('storeSeen', { name: session.name, at })
  return session.name
}

/** Ends the session of this token. */
export function* signOut(token: string): Script<void> {
  yield* run('dropSession', { hash: yield* hashOf(token) })
}

/** The sessions of an employee that are not over, the last used first. */
export function* sessionsOf(name: string, at: EpochMs): Script<ReadonlyArray<OwnSession>> {
  return (yield* run('sessionsOf', { name })).filter((session) => !isSessionExpired(session, at))
}

/** Ends the sessions of an employee on every device. */
export function* endSessions(name: string): Script<void> {
  yield* run('dropSessionsOf', { name })
}
