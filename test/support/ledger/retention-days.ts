import type { TestStore } from './test-stores'

export const DAY_MS = 86_400_000

/** Lets days pass, one erasure at the end of each; returns how many persons each erased. */
export const passDays = async (
  { clock, eraseExpired }: Pick<TestStore, 'clock' | 'eraseExpired'>,
  count: number,
  rule: Parameters<TestStore['eraseExpired']>[0],
) => {
  const erased: Array<unknown> = []
  for (let day = 0; day < count; day += 1) {
    clock.pass(DAY_MS)
    const done = await eraseExpired(rule)()
    erased.push('right' in done && done.right.tag === 'erased' ? done.right.persons : done)
  }
  return erased
}
