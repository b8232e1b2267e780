import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import type { Input } from './command'

/** Reads what staff type or pipe into a command; questions are written to `screen`. */
export const createInput = (
  input: NodeJS.ReadableStream & { readonly isTTY?: boolean },
  screen: NodeJS.WritableStream,
): Input => ({
  isTerminal: input.isTTY === true,
  readLine: async (question) => {
    screen.write(question)
    const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })
    try {
      for await (const line of lines) return line
      return ''
    } finally {
      lines.close()
    }
  },
  readLines: async () => (await text(input)).split(/\r?\n/),
})
