import { describe, expect, it } from 'vitest'
import { IDLE_SESSION_MS, INVITATION_MS, LONGEST_SESSION_MS } from '../../../src/domain/access/session'
import { beginEpoch } from '../../../src/domain/ledger/restore/restored'
import { run as call } from '../../../src/domain/ledger/script'
import {
  addPasskey,
  CHALLENGE_MS,
  employeeOfSession,
  endSessions,
  inviteStaff,
  newChallenge,
  openInvitation,
  passkeyOf,
  removeStaff,
  sessionsOf,
  signIn,
  signOut,
  takeChallenge,
} from '../../../src/domain/ledger/staff/access'
import { readHistory } from '../../../src/domain/ledger/staff/history'
import { decoded } from '../../support/decoded'
import { ARRIVED_AT } from '../../support/ledger/arrived'
import { TEST_STORES, type TestStore } from '../../support/ledger/test-stores'

const NOW = ARRIVED_AT
const ALWAYS = { since: Number.MIN_SAFE_INTEGER, until: Number.MAX_SAFE_INTEGER }
const KEY = { id: 'k', publicKey: 'public', signCount: 0 }

const within = (store: TestStore) => {
  const run = async <A>(script: Parameters<typeof store.desk.change<A>>[0]): Promise<A> =>
    decoded(await store.desk.change(script)())
  const invite = (name = 'Trang', at = NOW) => run(() => inviteStaff(name, at))
  const enter = async (name = 'Trang', id = 'k') => {
    const invitation = await invite(name)
    await run(() => addPasskey(invitation, { ...KEY, id }, NOW))
    return (await run(() => signIn({ id, signCount: 1 }, NOW))) ?? ''
  }
  return { run, invite, enter }
}

describe.each(TEST_STORES)('who may come to the staff’s desk, in a ledger $name', ({ open }) => {
  it('[P-016] is invited by a token of 256 bits, which is not stored', async () => {
    const { run, invite } = within(await open())
    const [one, other] = [await invite(), await invite()]
    expect([Buffer.from(one, 'base64url').length, one === other]).toStrictEqual([32, false])
    const invited = await run(() => openInvitation(one, NOW))
    expect(invited).toMatchObject({ name: 'Trang', passkeys: [] })
    expect(JSON.stringify(invited)).not.toContain(one)
  })

  it('[P-016] is invited for 30 minutes', async () => {
    const { run, invite } = within(await open())
    const token = await invite()
    expect(await run(() => openInvitation(token, NOW + INVITATION_MS - 1))).not.toBeNull()
    expect(await run(() => openInvitation(token, NOW + INVITATION_MS))).toBeNull()
    expect(await run(() => addPasskey(token, KEY, NOW + INVITATION_MS))).toBe(false)
    expect(await run(() => passkeyOf('k'))).toBeNull()
  })

  it('[P-016] makes one passkey by an invitation, and each passkey once', async () => {
    const { run, invite } = within(await open())
    const [token, second] = [await invite(), await invite()]
    expect(await run(() => addPasskey(token, KEY, NOW))).toBe(true)
    expect(await run(() => addPasskey(token, { ...KEY, id: 'l' }, NOW))).toBe(false)
    expect(await run(() => openInvitation(token, NOW))).toBeNull()
    expect(await run(() => openInvitation(second, NOW))).toMatchObject({ passkeys: ['k'] })
    expect(await run(() => addPasskey(second, KEY, NOW))).toBe(false)
    expect(await run(() => passkeyOf('k'))).toMatchObject({ ...KEY, name: 'Trang' })
    expect(await run(() => passkeyOf('l'))).toBeNull()
  })

  it('[P-016] answers a challenge once, within five minutes', async () => {
    const { run } = within(await open())
    const [soon, late] = [await run(() => newChallenge(NOW)), await run(() => newChallenge(NOW))]
    expect(await run(() => takeChallenge('unknown', NOW))).toBe(false)
    expect(await run(() => takeChallenge(soon, NOW + CHALLENGE_MS - 1))).toBe(true)
    expect(await run(() => takeChallenge(soon, NOW))).toBe(false)
    expect(await run(() => takeChallenge(late, NOW + CHALLENGE_MS))).toBe(false)
  })

  it('[P-016] is in for an hour after the last use', async () => {
    const { run, enter } = within(await open())
    const token = await enter()
    const used = NOW + IDLE_SESSION_MS - 1
    expect(await run(() => employeeOfSession(token, used))).toBe('Trang')
    expect(await run(() => employeeOfSession(token, used + IDLE_SESSION_MS - 1))).toBe('Trang')
    expect(await run(() => employeeOfSession(token, used + 2 * IDLE_SESSION_MS - 1))).toBeNull()
    expect(await run(() => employeeOfSession(token, used))).toBeNull()
  })

  it('[P-016] is in for twelve hours in all', async () => {
    const { run, enter } = within(await open())
    const token = await enter()
    for (let at = NOW; at < NOW + LONGEST_SESSION_MS; at += IDLE_SESSION_MS / 2)
      expect(await run(() => employeeOfSession(token, at))).toBe('Trang')
    expect(await run(() => employeeOfSession(token, NOW + LONGEST_SESSION_MS - 1))).toBe('Trang')
    expect(await run(() => employeeOfSession(token, NOW + LONGEST_SESSION_MS))).toBeNull()
  })

  it.each([
    { ends: 'an hour unused', useFormer: false, lasts: IDLE_SESSION_MS },
    { ends: 'twelve hours in use', useFormer: true, lasts: LONGEST_SESSION_MS },
  ])(
    '[P-016] is out of a former session, kept open beside a new one, after $ends, and of the new one later',
    async ({ useFormer, lasts }) => {
      const { run, enter } = within(await open())
      const former = await enter()
      const later = NOW + IDLE_SESSION_MS / 2
      const fresh = (await run(() => signIn({ id: 'k', signCount: 2 }, later))) ?? ''
      for (let at = later; at < NOW + lasts; at += IDLE_SESSION_MS / 2) {
        expect(await run(() => employeeOfSession(fresh, at))).toBe('Trang')
        if (useFormer) expect(await run(() => employeeOfSession(former, at))).toBe('Trang')
      }
      const end = NOW + lasts
      const isListed = async (at: number) =>
        (await run(() => sessionsOf('Trang', at))).map(({ begunAt }) => begunAt).toSorted()
      expect(await isListed(end - 1)).toStrictEqual([NOW, later])
      expect(await isListed(end)).toStrictEqual([later])
      expect(await run(() => employeeOfSession(former, end))).toBeNull()
      expect(await run(() => employeeOfSession(fresh, end))).toBe('Trang')
      // A clock that is set back does not revive it.
      expect(await run(() => employeeOfSession(former, later))).toBeNull()
    },
  )

  it('[P-016] is out of a former session, kept open beside a new one, once removed, also if invited again', async () => {
    const store = await open()
    const { run, enter } = within(store)
    const former = await enter()
    const fresh = (await run(() => signIn({ id: 'k', signCount: 2 }, NOW + 1))) ?? ''
    for (const token of [former, fresh])
      expect(await run(() => employeeOfSession(token, NOW + 1))).toBe('Trang')
    expect(decoded(await store.change(() => removeStaff('Trang'))())).toBe(true)
    const again = await enter('Trang', 'l')
    for (const token of [former, fresh]) expect(await run(() => employeeOfSession(token, NOW + 1))).toBeNull()
    expect(await run(() => employeeOfSession(again, NOW + 1))).toBe('Trang')
    expect(await run(() => sessionsOf('Trang', NOW + 1))).toHaveLength(1)
  })

  it('[P-016] is out after signing out, in that session only', async () => {
    const { run, enter } = within(await open())
    const [one, other] = [await enter('Trang', 'k'), await enter('Trang', 'l')]
    await run(() => signOut(one))
    expect(await run(() => employeeOfSession(one, NOW))).toBeNull()
    expect(await run(() => employeeOfSession(other, NOW))).toBe('Trang')
  })

  it('[P-016] sees the own sessions and ends all of them, and nobody else’s', async () => {
    const { run, enter } = within(await open())
    const [one, other, others] = [
      await enter('Trang', 'k'),
      await enter('Trang', 'l'),
      await enter('Nam', 'n'),
    ]
    await run(() => employeeOfSession(one, NOW + 1))
    expect(await run(() => sessionsOf('Trang', NOW + 1))).toMatchObject([
      { begunAt: NOW, usedAt: NOW + 1 },
      { begunAt: NOW, usedAt: NOW },
    ])
    expect(await run(() => sessionsOf('Trang', NOW + IDLE_SESSION_MS))).toHaveLength(1)
    await run(() => endSessions('Trang'))
    expect([
      await run(() => employeeOfSession(one, NOW)),
      await run(() => employeeOfSession(other, NOW)),
    ]).toStrictEqual([null, null])
    expect(await run(() => employeeOfSession(others, NOW))).toBe('Nam')
  })

  it('[P-016] is out, with passkeys and invitations, once removed', async () => {
    const store = await open()
    const { run, enter, invite } = within(store)
    const [token, others, pending] = [await enter(), await enter('Nam', 'n'), await invite()]
    expect(decoded(await store.change(() => removeStaff('Trang'))())).toBe(true)
    expect(await run(() => employeeOfSession(token, NOW))).toBeNull()
    expect(await run(() => openInvitation(pending, NOW))).toBeNull()
    expect(await run(() => signIn({ id: 'k', signCount: 2 }, NOW))).toBeNull()
    expect(await run(() => employeeOfSession(others, NOW))).toBe('Nam')
    expect(decoded(await store.change(() => removeStaff('Trang'))())).toBe(false)
  })

  it('[P-016, P-005] is nobody after a restore', async () => {
    const { run, enter, invite } = within(await open())
    const [token, pending] = [await enter(), await invite()]
    await run(() => beginEpoch(0))
    expect(await run(() => employeeOfSession(token, NOW))).toBeNull()
    expect(await run(() => openInvitation(pending, NOW))).toBeNull()
    expect(await run(() => passkeyOf('k'))).toBeNull()
  })

  it('[P-016] is listed with the number of passkeys and the last use', async () => {
    const store = await open()
    const { run, enter, invite } = within(store)
    const token = await enter()
    await enter('Trang', 'l')
    await invite('Nam')
    const listStaff = () => run(() => call('listedStaff', {}))
    expect((await listStaff()).find(({ name }) => name === 'Trang')?.seenAt).toBe(NOW)
    await run(() => employeeOfSession(token, NOW + 1_000))
    const listed = (await listStaff()).toSorted((a, b) => b.devices - a.devices)
    expect(listed).toMatchObject([
      { name: 'Trang', devices: 2, seenAt: NOW + 1_000 },
      { name: 'Nam', devices: 0, seenAt: null },
    ])
  })

  it('[P-016] counts the signatures of a passkey', async () => {
    const { run, enter } = within(await open())
    await enter()
    expect(await run(() => passkeyOf('k'))).toMatchObject({ signCount: 1 })
  })

  it('[P-016, P-010] leaves a line in the history for each key and each sign-in', async () => {
    const store = await open()
    await within(store).enter()
    const history = decoded(await store.read(() => readHistory(ALWAYS, null))())
    expect(history.map(({ who, command, phoneHash }) => ({ who, command, phoneHash }))).toEqual(
      expect.arrayContaining([
        { who: 'Trang', command: 'desk key-made', phoneHash: null },
        { who: 'Trang', command: 'desk signed-in', phoneHash: null },
      ]),
    )
    expect(history).toHaveLength(2)
  })

  it('[P-016] leaves no old sessions, challenges and invitations in the tables', async () => {
    const { run, enter, invite } = within(await open())
    const [former, challenge, invitation] = [
      await enter(),
      await run(() => newChallenge(NOW)),
      await invite(),
    ]
    const later = NOW + LONGEST_SESSION_MS
    await run(() => signIn({ id: 'k', signCount: 2 }, later))
    await run(() => newChallenge(later))
    await invite('Nam', later)
    expect(await run(() => employeeOfSession(former, NOW))).toBeNull()
    expect(await run(() => takeChallenge(challenge, NOW))).toBe(false)
    expect(await run(() => openInvitation(invitation, NOW))).toBeNull()
  })
})
