import { join } from 'node:path'

/** The name of the file that is the record of erasures, unless the variable of this name gives another path. */
export const ERASURES_FILE = 'erasures.jsonl'

/** Where the record of erasures is unless `ERASURES_FILE` names another place. */
export const erasuresIn = (dataDir: string): string => join(dataDir, ERASURES_FILE)
