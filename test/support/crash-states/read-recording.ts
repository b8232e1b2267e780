import { readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { DiskEvent } from './disk-event'

const bytesOf = (escaped: string): Buffer => Buffer.from(escaped.replaceAll('\\x', ''), 'hex')
const textOf = (escaped: string): string => bytesOf(escaped).toString()

const CALL = /^(\w+)\((?:(?:AT_FDCWD|\d+)<([^>]*)>(?:, )?)?(.*)\) += (-?\d+)(?:<[^>]*>)?(.*)$/
const FIRST_TEXT = /"([^"]*)"/
const KEY = /^idempotency-key: (\S+)\r$/im
const STATUS = /^HTTP\/1\.1 (\d+) /

const numberAtEnd = (words: string): number => Number(/(\d+)$/.exec(words)?.[1])

/** Turns the lines of a recording, in order, into what they did in the data folder. */
const createToDiskEvent = (dataDir: string) => {
  const keyOnSocket = new Map<string, string>()

  const onSocket = (name: string, socket: string, sent: string): DiskEvent | null => {
    const key = name === 'read' ? KEY.exec(sent)?.[1] : undefined
    if (key !== undefined) keyOnSocket.set(socket, key)
    const status = STATUS.exec(sent)?.[1]
    const answered = keyOnSocket.get(socket)
    if (name === 'read' || status === undefined || answered === undefined) return null
    keyOnSocket.delete(socket)
    return { tag: 'answered', key: answered, status: Number(status) }
  }

  const onFile = (name: string, file: string, words: string, result: number): DiskEvent | null => {
    if (file.endsWith('-shm')) return null
    const succeeded = result >= 0
    switch (name) {
      case 'openat':
        return succeeded && words.includes('O_CREAT') ? { tag: 'created', file } : null
      case 'unlink':
        return succeeded ? { tag: 'removed', file } : null
      case 'ftruncate':
        return succeeded ? { tag: 'cut', file, size: numberAtEnd(words) } : null
      case 'pwrite64': {
        const bytes = bytesOf(FIRST_TEXT.exec(words)?.[1] ?? '').subarray(0, Math.max(0, result))
        if (bytes.length < result) throw new Error(`only a part of what was written to ${file} was recorded`)
        return { tag: 'written', file, at: numberAtEnd(words), bytes }
      }
      case 'fsync':
      case 'fdatasync':
        return { tag: succeeded ? 'synced' : 'syncFailed', file }
      case 'read':
        return null
      default:
        throw new Error(`a call that is not understood: ${name} of ${file}`)
    }
  }

  return (line: string): DiskEvent | null => {
    const [, name = '', descriptor = '', words = '', result = ''] = CALL.exec(line) ?? []
    const first = () => textOf(FIRST_TEXT.exec(words)?.[1] ?? '')
    const isByName = name === 'openat' || descriptor === ''
    const path = isByName ? first() : textOf(descriptor)
    if (path.startsWith('socket:')) return onSocket(name, path, first())
    if (path === dataDir) return name === 'fsync' && result === '0' ? { tag: 'folderSynced' } : null
    return dirname(path) === dataDir ? onFile(name, basename(path), words, Number(result)) : null
  }
}

/** What happened in the data folder, in order, by the recording of the thread that SQLite and the sockets run on. */
export const readRecording = (path: string, dataDir: string): ReadonlyArray<DiskEvent> => {
  const toDiskEvent = createToDiskEvent(dataDir)
  return readFileSync(path, 'latin1')
    .split('\n')
    .map(toDiskEvent)
    .filter((event) => event !== null)
}
