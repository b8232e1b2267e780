import { BATCH_ROWS } from '../../domain/delivery/limits'
import type { Target } from '../../domain/registration/registration'
import { run, type Script } from './script'

/** A row of an erased person who registered again waits until the removal is done, which would delete it too. */
export function* sendableRows(
  target: Target,
  markPhone: (phone: string) => string,
): Script<ReadonlyArray<number>> {
  const queued = new Set((yield* run('queuedMarks', { target })).map(({ phoneMark }) => phoneMark))
  const sendable: Array<number> = []
  let after = 0
  for (;;) {
    const page = yield* run('waitingRows', { target, after })
    for (const { id, phone } of page)
      if (queued.size === 0 || !queued.has(markPhone(phone))) sendable.push(id)
    if (sendable.length >= BATCH_ROWS || page.length < BATCH_ROWS) return sendable.slice(0, BATCH_ROWS)
    after = page.at(-1)?.id ?? 0
  }
}
