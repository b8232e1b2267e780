import { freePort } from './free-port'
import type { Cluster } from './init-cluster'
import { pooled } from './pooled'
import { runPostgres, runPostgresAgain } from './run-postgres'

export type RunningPostgres = {
  readonly url: string
  /** Ends it without a word, then starts it on the same files. */
  readonly killAndStart: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** A server on a free port; the files are gone once it is stopped. */
export const startPostgresOn = async (
  { programs, dataDir, remove }: Cluster,
  given: ReadonlyArray<string> = [],
): Promise<RunningPostgres> => {
  const port = await freePort()
  const settings = [...given, `port=${port}`]
  let running = await runPostgres(programs, dataDir, settings)

  const end = async (signal: NodeJS.Signals): Promise<void> => {
    running.child.kill(signal)
    await running.ended
  }
  return pooled({
    url: `postgres://staff@127.0.0.1:${port}/postgres`,
    killAndStart: async () => {
      await end('SIGKILL')
      running = await runPostgresAgain(programs, dataDir, settings)
    },
    stop: async () => {
      await end('SIGINT')
      await remove()
    },
  })
}
