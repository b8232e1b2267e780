import { spawnSync } from 'node:child_process'
import { installByApt } from '../processes/install-by-apt'

const works = (): boolean =>
  spawnSync('strace', ['-o', '/dev/null', 'true'], { stdio: 'ignore' }).status === 0

/** Returns whether system calls can be recorded here; installs strace by apt where that may be done, says so once where it cannot. */
export const findStrace = (): boolean => {
  if (process.platform === 'linux' && !works()) installByApt('strace')
  const found = process.platform === 'linux' && works()
  if (!found)
    process.stderr.write(
      'Power cuts and disk errors are not tried here: that needs Linux with a working strace (apt-get install strace).\n',
    )
  return found
}
