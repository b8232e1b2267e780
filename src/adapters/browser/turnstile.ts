/** Takes how many may run at once, gives a gate that starts tasks in the order they come, no more than that at a time. */
export const createTurnstile = (most: number): (<A>(task: () => Promise<A>) => Promise<A>) => {
  const waiting: Array<() => void> = []
  let running = 0
  const leave = (): void => {
    running -= 1
    waiting.shift()?.()
  }
  return async (task) => {
    if (running >= most) await new Promise<void>((enter) => waiting.push(enter))
    running += 1
    try {
      return await task()
    } finally {
      leave()
    }
  }
}
