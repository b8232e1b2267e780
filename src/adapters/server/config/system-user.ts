import { userInfo } from 'node:os'
import type { Environment } from './settings'

const accountName = (): string => {
  try {
    return userInfo().username
  } catch {
    return `uid ${process.getuid?.() ?? '?'}`
  }
}

/** The user who runs the program, with the one who called sudo. */
export const systemUser = ({ SUDO_USER: before }: Environment, account = accountName()): string =>
  before === undefined || before === '' || before === account ? account : `${before} (${account})`
