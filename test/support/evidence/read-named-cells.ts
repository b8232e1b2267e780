import { readFileSync } from 'node:fs'
import type { NamedCells } from '../../../scripts/diagrams/to-pages'

/** What `npm run diagrams` found; a whole run finds whether it still holds. */
export const readNamedCells = (): NamedCells => JSON.parse(readFileSync('test/cells.json', 'utf8'))
