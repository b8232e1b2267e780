/** Takes how many may run at once, gives a gate that starts tasks in the order they come, no more than that at a time. */
export const createTurnstile = (most: number): (<A>(task: () => Promise<A>) => Promise<A>) => {
  const waiting: Array<() => void> = []
  let running = 0
  const enter = async (): Promise<void> => {
    if (running < most) running += 1
    else await new Promise<void>((letIn) => waiting.push(letIn))
  }
  /** Whoever leaves hands its place to the next in line, so that nobody slips in between. */
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
