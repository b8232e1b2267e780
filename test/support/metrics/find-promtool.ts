import { spawnSync } from 'node:child_process'
import { installByApt } from '../processes/install-by-apt'

const isThere = (): boolean => spawnSync('promtool', ['--version']).status === 0

/** Whether Prometheus' checker is installed, or could be installed. */
export const hasPromtool = (): boolean => {
  if (!isThere()) installByApt('prometheus')
  return isThere()
}

export const promtool = (...words: ReadonlyArray<string>) => {
  const { status, stdout, stderr } = spawnSync('promtool', words, { encoding: 'utf8' })
  return { code: status, said: `${stdout}${stderr}` }
}
