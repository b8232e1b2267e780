import type { EpochMs } from '../../time/epoch-ms'
import type { Script } from '../script'
import { readVariable, setVariable } from '../variables'

const LAST_BACKUP = 'last backup'

/** Records when the last backup was made. */
export const noteBackup = (at: EpochMs): Script<void> => setVariable(LAST_BACKUP, at)

/** Null if no backup was ever made. */
export const lastBackup = (): Script<EpochMs | null> => readVariable(LAST_BACKUP)
