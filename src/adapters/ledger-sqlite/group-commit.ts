type Waiting<Item, Answer> = { readonly item: Item; readonly answer: (answer: Answer) => void }

export type GroupCommit<Item, Answer> = {
  readonly add: (item: Item) => Promise<Answer>
  /** Commits what waits now, without the end of the turn being awaited. */
  readonly flush: () => void
}

export const createGroupCommit = <Item, Answer>(
  commit: (items: ReadonlyArray<Item>) => ReadonlyArray<Answer>,
): GroupCommit<Item, Answer> => {
  let waiting: Array<Waiting<Item, Answer>> = []

  const flush = () => {
    const group = waiting
    waiting = []
    if (group.length === 0) return
    commit(group.map(({ item }) => item)).forEach((answer, index) => {
      group[index]?.answer(answer)
    })
  }

  return {
    flush,
    add: (item) =>
      new Promise((resolve) => {
        if (waiting.length === 0) setImmediate(flush)
        waiting.push({ item, answer: resolve })
      }),
  }
}
