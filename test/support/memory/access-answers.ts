import type { ACCESS_STATEMENTS } from '../../../src/domain/ledger/statements/access-statements'
import { type Answers, NO_ROWS } from './answers'
import { removeRows, rowsOf, updateRows } from './table'
import type { Tables } from './tables'

const dropStaff = (
  { staff, invitation, passkey, session }: Tables,
  isMeant: (row: { readonly name: string }) => boolean,
) => {
  for (const table of [invitation, passkey, session])
    removeRows<string, { readonly id: string; readonly name: string }>(table as never, table.where(isMeant))
  return removeRows(staff, staff.where(isMeant))
}

export const ACCESS_ANSWERS: Answers<keyof typeof ACCESS_STATEMENTS> = {
  insertEmployee: ({ staff }, { name, handle }) => {
    if (staff.get(name) === undefined) staff.put(name, { id: name, name, handle, seenAt: null })
    return NO_ROWS
  },
  listedStaff: ({ staff, passkey }) =>
    staff.rows().map((row) => ({ ...row, devices: passkey.where(({ name }) => name === row.name).length })),
  dropEmployee: (tables, { name }) => dropStaff(tables, (row) => row.name === name),
  forgetStaff: (tables) => {
    dropStaff(tables, () => true)
    return NO_ROWS
  },
  insertInvitation: ({ invitation }, { hash, name, until }) => {
    invitation.put(hash, { id: hash, name, until })
    return NO_ROWS
  },
  invitation: ({ invitation, staff }, { hash }) =>
    rowsOf(invitation, [hash]).flatMap(({ name, until }) =>
      rowsOf(staff, [name]).map((row) => ({ ...row, until })),
    ),
  dropInvitation: ({ invitation }, { hash }) => removeRows(invitation, rowsOf(invitation, [hash])),
  dropOldInvitations: ({ invitation }, { at }) => {
    removeRows(
      invitation,
      invitation.where(({ until }) => until <= at),
    )
    return NO_ROWS
  },
  insertPasskey: ({ passkey }, row) => {
    if (passkey.get(row.id) !== undefined) return NO_ROWS
    passkey.put(row.id, row)
    return [row]
  },
  passkey: ({ passkey }, { id }) => rowsOf(passkey, [id]),
  passkeysOf: ({ passkey }, { name }) => passkey.where((row) => row.name === name),
  countSignature: ({ passkey }, { id, signCount }) => {
    updateRows(passkey, rowsOf(passkey, [id]), { signCount })
    return NO_ROWS
  },
  insertChallenge: ({ challenge }, { hash, until }) => {
    challenge.put(hash, { id: hash, until })
    return NO_ROWS
  },
  takeChallenge: ({ challenge }, { hash }) => removeRows(challenge, rowsOf(challenge, [hash])),
  dropOldChallenges: ({ challenge }, { at }) => {
    removeRows(
      challenge,
      challenge.where(({ until }) => until <= at),
    )
    return NO_ROWS
  },
  insertSession: ({ session }, { hash, name, at }) => {
    session.put(hash, { id: hash, name, begunAt: at, usedAt: at })
    return NO_ROWS
  },
  session: ({ session }, { hash }) => rowsOf(session, [hash]),
  useSession: ({ session }, { hash, at }) => {
    updateRows(session, rowsOf(session, [hash]), { usedAt: at })
    return NO_ROWS
  },
  noteSeen: ({ staff }, { name, at }) => {
    updateRows(staff, rowsOf(staff, [name]), { seenAt: at })
    return NO_ROWS
  },
  sessionsOf: ({ session }, { name }) =>
    session.where((row) => row.name === name).toSorted((a, b) => b.usedAt - a.usedAt),
  dropSessionsOf: ({ session }, { name }) => {
    removeRows(
      session,
      session.where((row) => row.name === name),
    )
    return NO_ROWS
  },
  dropSession: ({ session }, { hash }) => removeRows(session, rowsOf(session, [hash])),
  dropOldSessions: ({ session }, { begunUntil, usedUntil }) => {
    removeRows(
      session,
      session.where(({ begunAt, usedAt }) => begunAt <= begunUntil || usedAt <= usedUntil),
    )
    return NO_ROWS
  },
}
