import { createOncePerTab } from '../../../src/adapters/browser/once-per-tab'

const nothingStored = () => {
  throw new Error('SecurityError')
}

/** The memory of what was sent, of a page whose browser stores nothing. */
export const oncePerPage = () =>
  createOncePerTab({
    session: nothingStored,
    local: nothingStored,
    crypto: { randomUUID: nothingStored },
    now: () => 1_000,
  })
