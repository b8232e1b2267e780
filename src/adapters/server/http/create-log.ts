import { bufferLines } from './buffer-lines'

/** The log of the process; flushes pending lines also when the process exits by itself. */
export const createLog = () => {
  const log = bufferLines(process.stderr)
  process.once('exit', log.flush)
  return log
}
