import { afterEach, beforeEach } from 'vitest'
import { takeWalked, type WalkedTransitions } from './walked'

declare module 'vitest' {
  interface TaskMeta {
    walked?: WalkedTransitions
  }
}

// What a file reads before its tests is no evidence.
beforeEach(() => {
  takeWalked()
})

// A test's meta is what reaches the reporter from the process it ran in.
afterEach(({ task }) => {
  task.meta.walked = takeWalked()
})
