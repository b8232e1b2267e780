import { createHash } from 'node:crypto'
import { type KeptRegistration, typedCells } from '../../domain/registration/registration'

const HASH_LENGTH = 16

export const batchMark = (installation: string, rows: ReadonlyArray<KeptRegistration>): string => {
  const hash = createHash('sha256')
    .update(JSON.stringify(rows.map(typedCells)))
    .digest('hex')
  return `${installation}:${hash.slice(0, HASH_LENGTH)}`
}
