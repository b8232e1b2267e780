const PARENT_CHECK_MS = 1_000

const parent = process.ppid

/** Sends this process SIGTERM once its parent has ended, because a killed parent or a shell between them passes no signal on. */
export const stopWithParent = () => {
  const check = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(check)
    process.kill(process.pid, 'SIGTERM')
  }, PARENT_CHECK_MS).unref()
}
