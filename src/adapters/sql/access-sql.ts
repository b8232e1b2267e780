import type { ACCESS_STATEMENTS } from '../../domain/ledger/statements/access-statements'
import type { SqlOf } from './sql-text'

export const ACCESS_SQL: SqlOf<typeof ACCESS_STATEMENTS> = {
  insertEmployee:
    'INSERT INTO staff (name, handle, invited_at) VALUES (:name, :handle, :at) ON CONFLICT (name) DO NOTHING',
  listedStaff: `
    SELECT name, (SELECT count(*) FROM staff_passkey WHERE staff_passkey.name = staff.name) AS devices,
      seen_at AS "seenAt" FROM staff`,
  dropEmployee: 'DELETE FROM staff WHERE name = :name RETURNING name',
  forgetStaff: 'DELETE FROM staff',
  insertInvitation: 'INSERT INTO staff_invitation (hash, name, until) VALUES (:hash, :name, :until)',
  invitation: `
    SELECT staff.name AS name, handle, until FROM staff_invitation JOIN staff ON staff.name = staff_invitation.name
    WHERE hash = :hash`,
  dropInvitation: 'DELETE FROM staff_invitation WHERE hash = :hash RETURNING name',
  dropOldInvitations: 'DELETE FROM staff_invitation WHERE until <= :at',
  insertPasskey: `
    INSERT INTO staff_passkey (id, name, public_key, sign_count, made_at)
    VALUES (:id, :name, :publicKey, :signCount, :at) ON CONFLICT (id) DO NOTHING RETURNING id`,
  passkey: `
    SELECT id, name, public_key AS "publicKey", sign_count AS "signCount" FROM staff_passkey WHERE id = :id`,
  passkeysOf: 'SELECT id FROM staff_passkey WHERE name = :name ORDER BY made_at, id',
  countSignature: 'UPDATE staff_passkey SET sign_count = :signCount WHERE id = :id',
  insertChallenge: 'INSERT INTO staff_challenge (hash, until) VALUES (:hash, :until)',
  takeChallenge: 'DELETE FROM staff_challenge WHERE hash = :hash RETURNING until',
  dropOldChallenges: 'DELETE FROM staff_challenge WHERE until <= :at',
  insertSession: 'INSERT INTO staff_session (hash, name, begun_at, used_at) VALUES (:hash, :name, :at, :at)',
  session: 'SELECT name, begun_at AS "begunAt", used_at AS "usedAt" FROM staff_session WHERE hash = :hash',
  useSession: 'UPDATE staff_session SET used_at = :at WHERE hash = :hash',
  storeSeen: 'UPDATE staff SET seen_at = :at WHERE name = :name',
  sessionsOf: `
    SELECT name, begun_at AS "begunAt", used_at AS "usedAt" FROM staff_session WHERE name = :name
    ORDER BY used_at DESC, hash`,
  dropSession: 'DELETE FROM staff_session WHERE hash = :hash RETURNING name',
  dropSessionsOf: 'DELETE FROM staff_session WHERE name = :name',
  dropOldSessions: 'DELETE FROM staff_session WHERE begun_at <= :begunUntil OR used_at <= :usedUntil',
}
