import { act } from '@testing-library/react'

/** Runs all pending microtasks. */
export const soon = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)))

/** Returns a port that answers when the test says so, what it was asked for, and what answers the latest asking. */
export const answeredLater = <Wanted, Answer>() => {
  const asked: Array<Wanted> = []
  const answers = new Map<Wanted, (answer: Answer) => void>()
  return {
    asked,
    port: (wanted: Wanted) => () =>
      new Promise<Answer>((resolve) => {
        asked.push(wanted)
        answers.set(wanted, resolve)
      }),
    answer: async (wanted: Wanted, answer: Answer) => {
      const settle = answers.get(wanted)
      if (settle === undefined) throw new Error(`nobody asked for ${String(wanted)}`)
      settle(answer)
      await soon()
    },
  }
}
