import type { EpochMs } from '../time/epoch-ms'
import type { Script } from './script'
import { readVariable, setVariable } from './variables'

/** Records when the last backup was made. */
export const storeLastBackup = (at: EpochMs): Script<void> => setVariable('last backup', at)

/** The time of the last backup; null if none was ever made. */
export const lastBackup = (): Script<EpochMs | null> => readVariable('last backup')
