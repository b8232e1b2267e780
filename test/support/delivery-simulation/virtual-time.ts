type Due = { readonly at: number; readonly id: number; readonly act: () => void }

const isBefore = (one: Due, other: Due): boolean =>
  one.at < other.at || (one.at === other.at && one.id < other.id)

/** A heap: the day has a timer for each second, so that sorting would take longer than all the rest. */
const createHeap = () => {
  const heap: Array<Due> = []
  const at = (index: number): Due => heap[index] as Due
  const swap = (a: number, b: number) => {
    const kept = at(a)
    heap[a] = at(b)
    heap[b] = kept
  }
  return {
    push: (due: Due) => {
      heap.push(due)
      for (let child = heap.length - 1; child > 0; ) {
        const parent = (child - 1) >> 1
        if (!isBefore(at(child), at(parent))) return
        swap(child, parent)
        child = parent
      }
    },
    pop: (): Due | undefined => {
      const [first] = heap
      const last = heap.pop()
      if (first === undefined || last === undefined || heap.length === 0) return first
      heap[0] = last
      for (let parent = 0; ; ) {
        const left = 2 * parent + 1
        if (left >= heap.length) break
        const right = left + 1
        const child = right < heap.length && isBefore(at(right), at(left)) ? right : left
        if (!isBefore(at(child), at(parent))) break
        swap(child, parent)
        parent = child
      }
      return first
    },
    next: (): number => heap[0]?.at ?? Number.POSITIVE_INFINITY,
  }
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/**
 * A clock that stands still until it is told to go on; what waits for it happens in order, each thing with all that follows
 * from it.
 */
export const createVirtualTime = (start: number) => {
  const heap = createHeap()
  const cancelled = new Set<number>()
  let now = start
  let last = 0

  const after = (ms: number, act: () => void): number => {
    last += 1
    heap.push({ at: now + Math.max(0, Math.ceil(ms)), id: last, act })
    return last
  }

  return {
    now: () => now,
    after,
    wait: (ms: number) => new Promise<void>((resolve) => void after(ms, resolve)),
    /** What state machines measure their delays by. */
    clock: {
      setTimeout: (act: (...args: ReadonlyArray<unknown>) => void, ms: number) => after(ms, act),
      clearTimeout: (id: number) => void cancelled.add(id),
    },
    /** Goes on until the moment, or until what is asked is so. */
    runUntil: async (end: number, isEnough: () => boolean = () => false): Promise<void> => {
      await settled()
      while (heap.next() <= end && !isEnough()) {
        const due = heap.pop()
        if (due === undefined) break
        now = due.at
        if (cancelled.delete(due.id)) continue
        due.act()
        await settled()
      }
      if (!isEnough()) now = Math.max(now, end)
    },
  }
}

export type VirtualTime = ReturnType<typeof createVirtualTime>
