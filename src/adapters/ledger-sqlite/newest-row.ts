import type { DatabaseSync } from 'node:sqlite'
import { only } from '../../domain/ledger/script'
import type { EpochMs } from '../../domain/time/epoch-ms'
import { createScriptRunner } from './script-runner'

/** When the newest row arrived; 0 if there is none. */
export const newestRow = (db: DatabaseSync): EpochMs => createScriptRunner(db)(only('newestRow', {})).at ?? 0
