import { only, type Script } from './script'
import { lockVariable } from './variables'

const INSTALLATIONS = 2 ** 40

/** The id of the installation, drawn at the first call: up to eight characters of 0-9 and a-z. */
export function* installationOf(): Script<string> {
  const { drawn } = yield* only('draw', { least: 0, limit: INSTALLATIONS })
  return (yield* lockVariable('installation', drawn)).toString(36)
}
