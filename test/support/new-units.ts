import { NewUnits } from '../../src/domain/address/new-units'
import units from '../../src/domain/address/provinces-34.json' with { type: 'json' }
import { decoded } from './decoded'

/** The site's own list of the units of 2025. */
export const newUnits: NewUnits = decoded(NewUnits.decode(units))
