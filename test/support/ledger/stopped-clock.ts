import { onTestFinished, vi } from 'vitest'
import { until } from '../until'

/** A transaction reads the clock once, and a few come before the wait; a wait reads it again and again. */
const READINGS_OF_A_WAIT = 10

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
     * Whether the promise is still open `ms` after it began to wait: what waits reads the clock when it begins and before each
     * further wait.
     */
    isOpenAfter: async (promise: Promise<unknown>, ms: number): Promise<boolean> => {
      let isOpen = true
      void promise.finally(() => {
        isOpen = false
      })
      const readOften = () => {
        const before = read.mock.calls.length
        return until(() => !isOpen || read.mock.calls.length >= before + READINGS_OF_A_WAIT)
      }
      await readOften()
      vi.advanceTimersByTime(ms)
      await readOften()
      return isOpen
    },
  }
}
