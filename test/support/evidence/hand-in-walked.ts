import { afterEach, expect } from 'vitest'
import { takeWalkedFlows, type WalkedFlow } from './walked'

declare module 'vitest' {
  interface TaskMeta {
    walked?: Readonly<Record<string, WalkedFlow>>
  }
}

// Files share a process: what a file does before its first test is not the last test's of the file before.
expect.setState({ currentTestName: '' })

// A test's meta is what reaches the reporter from the process it ran in.
afterEach(({ task }) => {
  task.meta.walked = takeWalkedFlows()
})
