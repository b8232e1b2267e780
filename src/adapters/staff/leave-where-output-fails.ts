import type { Writable } from 'node:stream'
import { EXIT, type ExitCode } from './command'

const READER_GONE: ReadonlyArray<string> = ['EPIPE', 'ERR_STREAM_DESTROYED', 'ERR_STREAM_PREMATURE_CLOSE']

/** Takes where results go, how a sentence is said and how the program is left: where they cannot go, it is left with that sentence; a reader that has read enough (`| head`) is no fault. */
export const leaveWhereOutputFails = (
  output: Writable,
  say: (line: string) => void,
  leave: (code: ExitCode) => void,
): void => {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (READER_GONE.includes(error.code ?? '')) return leave(EXIT.done)
    say(`Không ghi được kết quả ra (${error.code ?? 'unknown'}). Hãy kiểm tra nơi ghi, ví dụ đĩa đã đầy.`)
    leave(EXIT.failed)
  })
}
