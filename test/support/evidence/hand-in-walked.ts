import { afterEach } from 'vitest'
import { takeWalkedFlows, type WalkedFlow } from './walked'

declare module 'vitest' {
  interface TaskMeta {
    walked?: Readonly<Record<string, WalkedFlow>>
  }
}

// A test's meta is what reaches the reporter from the process it ran in.
afterEach(({ task }) => {
  task.meta.walked = takeWalkedFlows()
})
