import { describe, expect, it } from 'vitest'
import { bufferLines } from '../../../../src/adapters/server/http/buffer-lines'

const recorded = () => {
  const writes: Array<string> = []
  const stream = {
    write: (text: string) => {
      writes.push(text)
      return true
    },
  }
  return { writes, ...bufferLines(stream) }
}

const turn = () => new Promise(setImmediate)

describe('lines of the log', () => {
  it('[P-011] of one turn of the event loop are written in order: the first at once, the others together at its end', async () => {
    const { writes, write } = recorded()
    write('a\n')
    expect(writes).toStrictEqual(['a\n'])
    write('b\n')
    await Promise.resolve()
    write('c\n')
    expect(writes).toStrictEqual(['a\n'])
    await turn()
    expect(writes).toStrictEqual(['a\n', 'b\nc\n'])
  })

  it('[P-011] of different turns are written separately', async () => {
    const { writes, write } = recorded()
    write('a\n')
    await turn()
    write('b\n')
    expect(writes).toStrictEqual(['a\n', 'b\n'])
  })

  it('[P-011] that are buffered are written once by a flush', async () => {
    const { writes, write, flush } = recorded()
    write('a\n')
    write('b\n')
    flush()
    await turn()
    flush()
    expect(writes).toStrictEqual(['a\n', 'b\n'])
  })
})
