import { describe, expect, it } from 'vitest'
import { removeStaff } from '../../../../src/domain/ledger/access'
import { openDesk } from '../../../support/desk'

describe('the staff’s desk', () => {
  it('[P-016] answers an employee who is signed in', async () => {
    const { get, signedInAs } = await openDesk()
    const answer = await get('/tro-giup', await signedInAs('Trang'))
    expect([answer.statusCode, answer.body]).toStrictEqual([200, expect.stringContaining('Đăng xuất')])
  })

  it('[P-016] leads whoever is not signed in to the sign-in page', async () => {
    const { get } = await openDesk()
    const answer = await get('/tro-giup')
    expect([answer.statusCode, answer.headers.location, answer.body]).toStrictEqual([
      303,
      '/dang-nhap?tiep=%2Ftro-giup',
      '',
    ])
  })

  it('[P-016] ends the sessions of an employee who is removed', async () => {
    const { get, signedInAs, change } = await openDesk()
    const [trang, nam] = [await signedInAs('Trang'), await signedInAs('Nam')]
    await change(() => removeStaff('Trang'))
    expect((await get('/tro-giup', trang)).statusCode).toBe(303)
    expect((await get('/tro-giup', nam)).statusCode).toBe(200)
  })

  it('[P-016] serves its styles and its script', async () => {
    const { get } = await openDesk()
    expect((await get('/desk.css')).body).toContain('color-scheme')
    expect((await get('/khoa.js')).body).toContain('navigator.credentials')
  })
})
