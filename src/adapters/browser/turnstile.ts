export const createTurnstile = (most: number): (<A>(task: () => Promise<A>) => Promise<A>) => {
  const waiting: Array<() => void> = []
  let running = 0
  const enter = async (): Promise<void> => {
    if (running < most) running += 1
    else await new Promise<void>((letIn) => waiting.push(letIn))
  }
  /** The place goes directly to the next task, so that no later one takes it. */
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
