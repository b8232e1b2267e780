type Waiting<Item, Answer> = { readonly item: Item; readonly answer: (answer: Answer) => void }

export type GroupCommit<Item, Answer> = {
  readonly add: (item: Item) => Promise<Answer>
  /** Commits pending items now and resolves when every item has its answer. */
  readonly drain: () => Promise<void>
}

type Limits = { readonly commitsAtOnce: number; readonly mostInAGroup: number }

/**
 * Collects the items of one turn of the event loop into one commit. `commit` must not reject and answers in the order of the
 * items; at the limit, new items wait.
 */
export const createGroupCommit = <Item, Answer>(
  commit: (items: ReadonlyArray<Item>) => Promise<ReadonlyArray<Answer>>,
  { commitsAtOnce, mostInAGroup }: Limits,
): GroupCommit<Item, Answer> => {
  const waitingItems: Array<Waiting<Item, Answer>> = []
  let isTurnOpen = false
  const running = new Set<Promise<void>>()

  const commitGroup = async (group: ReadonlyArray<Waiting<Item, Answer>>): Promise<void> => {
    const answers = await commit(group.map(({ item }) => item))
    answers.forEach((answer, index) => {
      group[index]?.answer(answer)
    })
  }

  const commitWaiting = (): void => {
    isTurnOpen = false
    while (waitingItems.length > 0 && running.size < commitsAtOnce) {
      const run = commitGroup(waitingItems.splice(0, mostInAGroup)).finally(() => {
        running.delete(run)
        commitWaiting()
      })
      running.add(run)
    }
  }

  return {
    add: (item) =>
      new Promise((resolve) => {
        if (!isTurnOpen) setImmediate(commitWaiting)
        isTurnOpen = true
        waitingItems.push({ item, answer: resolve })
      }),
    drain: async () => {
      while (waitingItems.length + running.size > 0) {
        commitWaiting()
        await Promise.all(running)
      }
    },
  }
}
