import { visit } from 'jsonc-parser'

/** A field of a JSON text under the names and places of all groups and lists around it; lines count from 1. */
export type WrittenField = { readonly path: ReadonlyArray<string | number>; readonly line: number }

/** The path and line of each property in a JSON text; repeated ones each time. Lines count from 1. */
export const writtenFields = (json: string): ReadonlyArray<WrittenField> => {
  const fields: Array<WrittenField> = []
  visit(json, {
    onObjectProperty: (name, _offset, _length, startLine, _startColumn, pathOf) => {
      fields.push({ path: [...pathOf(), name], line: startLine + 1 })
    },
  })
  return fields
}

type RepeatedField = { readonly field: string; readonly line: number; readonly firstLine: number }

/** The fields that stand twice in one group, of which only the last one counts. */
export const repeatedFields = (fields: ReadonlyArray<WrittenField>): ReadonlyArray<RepeatedField> => {
  const lines = new Map<string, number>()
  return fields.flatMap(({ path, line }) => {
    const key = JSON.stringify(path)
    const firstLine = lines.get(key)
    if (firstLine !== undefined) return [{ field: path.join('.'), line, firstLine }]
    lines.set(key, line)
    return []
  })
}

type UnknownField = {
  readonly path: WrittenField['path']
  readonly line: number
  readonly beside: ReadonlyArray<string>
}

const inside = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined

/** The fields that a decoded value, which has every known one, does not have; `beside`: the known ones of their group. */
export const unknownFields = (
  fields: ReadonlyArray<WrittenField>,
  decoded: object,
): ReadonlyArray<UnknownField> =>
  fields.flatMap(({ path, line }) => {
    const group = path.slice(0, -1).reduce<unknown>(inside, decoded)
    return typeof group === 'object' && group !== null && !Object.hasOwn(group, path.at(-1) ?? '')
      ? [{ path, line, beside: Object.keys(group) }]
      : []
  })
