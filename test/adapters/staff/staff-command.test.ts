import { describe, expect, it } from 'vitest'
import { filledLedger } from '../../support/ledger/filled-ledger'
import { inFile, runStaffCommandWith } from '../../support/staff/run-staff-command'

const DESK = 'https://nhan-vien.namthu.example'
const ADDRESS = /^https:\/\/nhan-vien\.namthu\.example\/moi\/[\w-]{43}\n$/

const openStaff = async () => {
  const { dir } = await filledLedger(0)
  return {
    run: (...words: ReadonlyArray<string>) =>
      runStaffCommandWith({ location: inFile(dir), deskOrigin: DESK }, 'staff', ...words),
    history: async () => (await runStaffCommandWith({ location: inFile(dir) }, 'history')).output,
    off: (...words: ReadonlyArray<string>) =>
      runStaffCommandWith({ location: inFile(dir) }, 'staff', ...words),
  }
}

describe('registrations staff', () => {
  it('[P-016, P-010] prints one address for each invitation, and another each time', async () => {
    const { run, history } = await openStaff()
    const [one, other] = [await run('invite', 'Trang'), await run('invite', 'Trang')]
    expect(one).toMatchObject({ code: 0, output: expect.stringMatching(ADDRESS) })
    expect(other.output).not.toBe(one.output)
    expect(await history()).toContain('an  staff invite Trang')
    expect(await history()).not.toContain(one.output.slice(-20).trim())
  })

  it('[P-016] lists names, keys and the last visit', async () => {
    const { run } = await openStaff()
    expect(await run('list')).toMatchObject({ code: 0, output: '', said: 'Chưa mời nhân viên nào.' })
    await run('invite', 'Đức')
    await run('invite', ' Ánh ')
    expect((await run('list')).output).toBe('Ánh  0 khóa  chưa vào lần nào\nĐức  0 khóa  chưa vào lần nào\n')
  })

  it('[P-016, P-010] removes an employee, and says if nobody has the name', async () => {
    const { run, history, off } = await openStaff()
    await run('invite', 'Trang')
    expect(await off('remove', 'Trang')).toMatchObject({ code: 0 })
    expect((await run('list')).output).toBe('')
    expect(await run('remove', 'Trang')).toMatchObject({
      code: 1,
      said: 'Không có nhân viên nào tên Trang. Xem các tên bằng: staff list',
    })
    expect(await history()).toContain('an  staff remove Trang')
  })

  it('[P-016] invites nobody while the desk is off', async () => {
    const { off } = await openStaff()
    expect(await off('invite', 'Trang')).toMatchObject({
      code: 1,
      output: '',
      said: expect.stringContaining('STAFF_PORT'),
    })
    expect((await off('list')).output).toBe('')
  })

  it.each([
    [[]],
    [['add', 'Trang']],
    [['invite']],
    [['invite', ' ']],
    [['invite', 'x'.repeat(101)]],
    [['invite', 'a', 'b']],
    [['remove']],
  ])('[P-010] refuses %j', async (words) => {
    const { run } = await openStaff()
    expect(await run(...words)).toMatchObject({ code: 2, output: '' })
  })
})
