import { setTimeout as wait } from 'node:timers/promises'

const POLL_MS = 5

/** Asks again and again; the test's own time limit ends a wait in vain. */
export const until = async (
  isTrue: () => boolean | Promise<boolean>,
  everyMs: number = POLL_MS,
): Promise<void> => {
  while (!(await isTrue())) await wait(everyMs)
}
