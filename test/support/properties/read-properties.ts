import { readFileSync } from 'node:fs'
import type { ShownProperty } from '../../../src/adapters/diagrams/shown-property'

/** What `npm run diagrams` found; `test/properties` finds it again. */
export const readProperties = (): ReadonlyArray<ShownProperty> =>
  JSON.parse(readFileSync('test/properties.json', 'utf8'))
