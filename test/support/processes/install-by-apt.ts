import { execFileSync } from 'node:child_process'

/** Two test files may call it at once. */
const WAIT_FOR_ANOTHER = ['-o', 'DPkg::Lock::Timeout=120']

const attempt = (args: ReadonlyArray<string>): void => {
  try {
    execFileSync('apt-get', [...WAIT_FOR_ANOTHER, ...args], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  } catch {
    // Whoever asks looks whether it is there now.
  }
}

/** Does nothing unless the user is root, and does not fail. */
export const installByApt = (name: string): void => {
  if (process.getuid?.() !== 0) return
  attempt(['update', '-qq'])
  attempt(['install', '-y', '-qq', name])
}
