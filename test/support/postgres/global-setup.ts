import type { TestProject } from 'vitest/node'
import { startPostgres } from './start-postgres'

declare module 'vitest' {
  export interface ProvidedContext {
    readonly postgresUrl: string
  }
}

/** Starts one PostgreSQL for all the tests of a project. */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const { url, stop } = await startPostgres()
  provide('postgresUrl', url)
  return stop
}
