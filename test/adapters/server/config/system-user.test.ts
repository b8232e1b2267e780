import { describe, expect, it } from 'vitest'
import { systemUser } from '../../../../src/adapters/server/config/system-user'

describe('who runs a command', () => {
  it.each([
    { why: 'there was no sudo', environment: {} },
    { why: 'sudo names nobody', environment: { SUDO_USER: '' } },
    { why: 'the account called sudo itself', environment: { SUDO_USER: 'an' } },
  ])('[P-009] is the account if $why', ({ environment }) => {
    expect(systemUser(environment, 'an')).toBe('an')
  })

  it('[P-009] is the user who called sudo, with the account', () => {
    expect(systemUser({ SUDO_USER: 'binh' }, 'an')).toBe('binh (an)')
  })
})
