import { onTestFinished, vi } from 'vitest'
import { until } from './until'

/** Stops `performance.now` until the end of the test; returns how waits for an amount of its time are followed. */
export const stoppedClock = () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const read = vi.spyOn(performance, 'now')
  onTestFinished(() => {
    read.mockRestore()
    vi.useRealTimers()
  })
  return {
    /**
     * Takes a promise and a time in ms and returns whether the promise is still open when that time has passed since it began to
     * wait. What waits reads the clock when it begins and before each further wait, so two readings later it has seen the time.
     */
    isOpenAfter: async (promise: Promise<unknown>, ms: number): Promise<boolean> => {
      let isOpen = true
      void promise.finally(() => {
        isOpen = false
      })
      const readTwice = () => {
        const before = read.mock.calls.length
        return until(() => !isOpen || read.mock.calls.length >= before + 2)
      }
      await readTwice()
      vi.advanceTimersByTime(ms)
      await readTwice()
      return isOpen
    },
  }
}
