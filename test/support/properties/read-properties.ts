import { readFileSync } from 'node:fs'
import type { ShownProperty } from '../../../scripts/diagrams/shown-property'

/** The properties as stored by `npm run diagrams`; `test/properties` checks them. */
export const readProperties = (): ReadonlyArray<ShownProperty> =>
  JSON.parse(readFileSync('test/properties.json', 'utf8'))
