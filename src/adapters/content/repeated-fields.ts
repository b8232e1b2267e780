import { visit } from 'jsonc-parser'

type RepeatedField = { readonly field: string; readonly line: number; readonly firstLine: number }

/** The fields that a JSON text has twice in one group, of which only the last one counts; lines count from 1. */
export const repeatedFields = (json: string): ReadonlyArray<RepeatedField> => {
  const lines = new Map<string, number>()
  const repeated: Array<RepeatedField> = []
  visit(json, {
    onObjectProperty: (name, _offset, _length, startLine, _startColumn, pathOf) => {
      const path = [...pathOf(), name]
      const key = JSON.stringify(path)
      const firstLine = lines.get(key)
      if (firstLine === undefined) lines.set(key, startLine + 1)
      else repeated.push({ field: path.join('.'), line: startLine + 1, firstLine })
    },
  })
  return repeated
}
