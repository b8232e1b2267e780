import { userInfo } from 'node:os'
import type { Environment } from './settings'

const accountName = (): string => {
  try {
    return userInfo().username
  } catch {
    return `uid ${process.getuid?.() ?? '?'}`
  }
}

/** Includes the user who called sudo. */
export const systemUser = ({ SUDO_USER: before }: Environment, account = accountName()): string =>
  before === undefined || before === '' || before === account ? account : `${before} (${account})`
