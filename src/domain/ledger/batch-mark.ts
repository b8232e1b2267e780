import { type KeptRegistration, typedCells } from '../registration/registration'
import { only, type Script } from './script'

const HASH_LENGTH = 16

/** Identifies the rows of a batch, and the installation that sends them. */
export function* batchMark(installation: string, rows: ReadonlyArray<KeptRegistration>): Script<string> {
  const { text } = yield* only('digest', { of: JSON.stringify(rows.map(typedCells)) })
  return `${installation}:${text.slice(0, HASH_LENGTH)}`
}
