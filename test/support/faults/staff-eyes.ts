import { setTimeout as wait } from 'node:timers/promises'
import { parse } from 'csv-parse/sync'
import { runProgram } from '../processes/run-program'

type Environment = Readonly<Record<string, string>>

const run = async (program: string, env: Environment, ...words: ReadonlyArray<string>): Promise<string> =>
  (await runProgram(program, { words, env }).ended).out

/** The output of the built command for a ledger. */
export const staffEyes = (program: string, env: Environment) => ({
  memberPhones: async (): Promise<ReadonlyArray<string>> =>
    parse(await run(program, env, 'export', 'members'), { bom: true })
      .slice(1)
      .map((row) => row[2] ?? ''),
  /** Waits until everything is delivered. */
  drained: async (longestMs: number): Promise<void> => {
    const deadline = Date.now() + longestMs
    for (;;) {
      const { pending, ...status } = JSON.parse(await run(program, env, 'status', '--json'))
      if (pending === 0) return
      if (Date.now() > deadline) throw new Error(`${pending} are left: ${JSON.stringify(status)}`)
      await wait(500)
    }
  },
})
