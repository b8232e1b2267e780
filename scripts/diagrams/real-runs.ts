import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { RealRuns } from './run-event'

const FOLDER = 'reports/traces'

/** What the tests recorded last; nothing before they ran. */
export const readRealRuns = (): RealRuns =>
  Object.fromEntries(
    (existsSync(FOLDER) ? readdirSync(FOLDER) : [])
      .filter((file) => file.endsWith('.json'))
      .toSorted()
      .map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'))]),
  )
