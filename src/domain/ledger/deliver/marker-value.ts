import { type KeptRegistration, typedCells } from '../../registration/registration'
import { only, type Script } from '../script'

const HASH_LENGTH = 16

/** The value of a batch's marker: `<installation>:<16 hexadecimal digits>`, a hash of the rows (P-002). */
export function* markerValue(installation: string, rows: ReadonlyArray<KeptRegistration>): Script<string> {
  const { text } = yield* only('digest', { of: JSON.stringify(rows.map(typedCells)) })
  return `${installation}:${text.slice(0, HASH_LENGTH)}`
}
