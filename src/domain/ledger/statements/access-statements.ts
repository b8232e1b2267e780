import * as t from 'io-ts'
import type { EpochMs } from '../../time/epoch-ms'
import { change, NameRow, type NoValues, query, TextIdRow } from './statement'

const ListedEmployee = t.type({ name: t.string, devices: t.number, seenAt: t.union([t.number, t.null]) })
const Passkey = t.type({ id: t.string, name: t.string, publicKey: t.string, signCount: t.number })
const Session = t.type({ name: t.string, begunAt: t.number, usedAt: t.number })
const Invited = t.type({ name: t.string, handle: t.string, until: t.number })

type OfHash = { readonly hash: string }
type OfName = { readonly name: string }
type Until = { readonly until: EpochMs }
type At = { readonly at: EpochMs }

/** The access to the staff’s desk. `hash`: SHA-256 of a token, which is stored nowhere. */
export const ACCESS_STATEMENTS = {
  insertEmployee: change<OfName & { readonly handle: string } & At>(),
  listedStaff: query(ListedEmployee)<NoValues>(),
  /** Also drops passkeys, sessions and invitations. */
  dropEmployee: query(NameRow)<OfName>(),
  forgetStaff: change<NoValues>(),
  insertInvitation: change<OfHash & OfName & Until>(),
  invitation: query(Invited)<OfHash>(),
  dropInvitation: query(NameRow)<OfHash>(),
  dropOldInvitations: change<At>(),
  insertPasskey: query(TextIdRow)<t.TypeOf<typeof Passkey> & At>(),
  passkey: query(Passkey)<{ readonly id: string }>(),
  passkeysOf: query(TextIdRow)<OfName>(),
  countSignature: change<{ readonly id: string; readonly signCount: number }>(),
  insertChallenge: change<OfHash & Until>(),
  takeChallenge: query(t.type({ until: t.number }))<OfHash>(),
  dropOldChallenges: change<At>(),
  insertSession: change<OfHash & OfName & At>(),
  session: query(Session)<OfHash>(),
  useSession: change<OfHash & At>(),
  storeSeen: change<OfName & At>(),
  sessionsOf: query(Session)<OfName>(),
  dropSession: query(NameRow)<OfHash>(),
  dropSessionsOf: change<OfName>(),
  dropOldSessions: change<{ readonly begunUntil: EpochMs; readonly usedUntil: EpochMs }>(),
}
