import type { TestProject } from 'vitest/node'
import { copyCluster, type EmptyCluster, initCluster } from './init-cluster'
import { startPostgresOn } from './start-postgres-on'

declare module 'vitest' {
  export interface ProvidedContext {
    readonly postgresUrl: string
    /** What other servers begin with. */
    readonly emptyCluster: EmptyCluster
  }
}

/** Starts one PostgreSQL for all the tests of a project. */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const { programs, dataDir, remove } = await initCluster()
  provide('emptyCluster', { programs, dataDir })
  const { url, stop } = await startPostgresOn(await copyCluster({ programs, dataDir }))
  provide('postgresUrl', url)
  return async () => {
    await stop()
    await remove()
  }
}
