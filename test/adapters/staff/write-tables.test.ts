import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { writeCsv } from '../../../src/adapters/staff/write-csv'
import { writeXlsx } from '../../../src/adapters/staff/write-xlsx'

const written = async (write: typeof writeCsv, rows: Iterable<ReadonlyArray<string>>): Promise<Buffer> => {
  const output = new PassThrough()
  const chunks: Array<Buffer> = []
  output.on('data', (chunk) => chunks.push(chunk))
  await write(
    (async function* () {
      yield* rows
    })(),
    output,
  )
  return Buffer.concat(chunks)
}

describe('a table as CSV', () => {
  it.each([
    { text: 'a;=1+1', safe: "a;'=1+1" },
    { text: ';=1', safe: ";'=1" },
    { text: 'a; \u200B+1;b', safe: "a;' \u200B+1;b" },
    { text: 'Hàu biển; Sâm cau', safe: 'Hàu biển; Sâm cau' },
  ])(
    '[A-37] runs nothing either where a program splits rows at semicolons: $text',
    async ({ text, safe }) => {
      expect((await written(writeCsv, [[text, 'x']])).toString()).toBe(`\uFEFF${safe},x\r\n`)
    },
  )
})

describe('a table as a workbook', () => {
  it('[M-132] may have more rows than a call has arguments', { timeout: 60_000 }, async () => {
    function* rows() {
      for (let n = 0; n < 150_000; n += 1) yield [String(n)]
    }
    expect((await written(writeXlsx, rows())).subarray(0, 2).toString()).toBe('PK')
  })
})
