import { inject } from 'vitest'
import { copyCluster } from './init-cluster'
import { type RunningPostgres, startPostgresOn } from './start-postgres-on'

/** Takes settings that differ, starts an empty PostgreSQL on a free port, with files that are gone once it is stopped. */
export const startPostgres = async (given: ReadonlyArray<string> = []): Promise<RunningPostgres> =>
  startPostgresOn(await copyCluster(inject('emptyCluster')), given)
