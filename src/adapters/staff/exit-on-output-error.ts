import type { Writable } from 'node:stream'
import { systemCode } from '../files/system-code'
import { EXIT, type ExitCode } from './command'

const READER_GONE: ReadonlyArray<string | null> = [
  'EPIPE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_PREMATURE_CLOSE',
]

/** Whether the reader closed the pipe, as `| head` does. */
export const isReaderGone = (error: unknown): boolean => READER_GONE.includes(systemCode(error))

/** Exits with a message if the output fails; a reader that closes early (`| head`) is not a failure. */
export const exitOnOutputError = (
  output: Writable,
  say: (line: string) => void,
  leave: (code: ExitCode) => void,
): void => {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (isReaderGone(error)) return leave(EXIT.done)
    say(`Không ghi được kết quả ra (${error.code ?? 'unknown'}). Hãy kiểm tra nơi ghi, ví dụ đĩa đã đầy.`)
    leave(EXIT.failed)
  })
}
