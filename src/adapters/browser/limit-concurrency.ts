/** Runs at most `limit` tasks at once, in the order of the calls. */
export const limitConcurrency = (limit: number): (<A>(task: () => Promise<A>) => Promise<A>) => {
  const waiting: Array<() => void> = []
  let running = 0
  const enter = async (): Promise<void> => {
    if (running < limit) running += 1
    else await new Promise<void>((letIn) => waiting.push(letIn))
  }
  /** Passes the slot to the task that has waited longest, so that no later task can take it. */
  const leave = (): void => {
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next()
  }
  return async (task) => {
    await enter()
    try {
      return await task()
    } finally {
      leave()
    }
  }
}
