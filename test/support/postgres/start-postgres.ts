import { inject } from 'vitest'
import { copyCluster } from './init-cluster'
import { type RunningPostgres, startPostgresOn } from './start-postgres-on'

/** An empty server on a free port; its files are gone once it is stopped. */
export const startPostgres = async (given: ReadonlyArray<string> = []): Promise<RunningPostgres> =>
  startPostgresOn(await copyCluster(inject('emptyCluster')), given)
