import { describe, expect, it } from 'vitest'
import { systemUser } from '../../../../src/adapters/server/config/system-user'

describe('who runs a command', () => {
  it.each([
    [{}, 'an'],
    [{ SUDO_USER: '' }, 'an'],
    [{ SUDO_USER: 'an' }, 'an'],
    [{ SUDO_USER: 'binh' }, 'binh (an)'],
  ])('[P-009] is the account, and the user who called sudo (%o)', (environment, who) => {
    expect(systemUser(environment, 'an')).toBe(who)
  })
})
