import { notModelled, refusal } from './refusal'

/** What a field may hold. `unmodelled` is a field that the service has and the stand-in has not. */
export type Shape =
  | 'boolean'
  | 'integer'
  | 'number'
  | 'string'
  | 'unmodelled'
  | { readonly oneOf: ReadonlyArray<string> }
  | { readonly listOf: Shape }
  | { readonly fields: Readonly<Record<string, Shape>> }

/** The way to a value, written out only for a refusal. */
type Path = { readonly above: Path | null; readonly step: string }

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const written = (path: Path | null): string => {
  if (path === null) return ''
  const { above, step } = path
  return above === null ? snake(step) : `${written(above)}${step.startsWith('[') ? '' : '.'}${snake(step)}`
}

const invalid = (path: Path | null, description: string) =>
  refusal(description, 400, [
    {
      '@type': 'type.googleapis.com/google.rpc.BadRequest',
      fieldViolations: [{ field: written(path), description }],
    },
  ])

const unknownName = (name: string, path: Path | null) =>
  invalid(
    path,
    `Invalid JSON payload received. Unknown name "${name}"${path === null ? '' : ` at '${written(path)}'`}: Cannot find field.`,
  )

const wrongValue = (value: unknown, path: Path | null) =>
  invalid(path, `Invalid value at '${written(path)}', ${JSON.stringify(value)}`)

const LARGEST_INTEGER = 2_147_483_647

const isOfType = (shape: 'boolean' | 'integer' | 'number' | 'string', value: unknown): boolean =>
  shape === 'integer'
    ? Number.isInteger(value) && Math.abs(Number(value)) <= LARGEST_INTEGER
    : typeof value === shape

/**
 * Refuses a body with a field that the service does not know or with a value of another type, as the service does before it
 * looks at the spreadsheet. Unlike the service, takes no numbers as text and no names in snake case.
 */
export const checkShape = (shape: Shape, value: unknown, path: Path | null = null): void => {
  if (shape === 'unmodelled') throw notModelled(written(path))
  if (typeof shape === 'string') {
    if (!isOfType(shape, value)) throw wrongValue(value, path)
  } else if ('fields' in shape) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrongValue(value, path)
    for (const [name, inner] of Object.entries(value)) {
      const known = shape.fields[name]
      if (known === undefined) throw unknownName(name, path)
      checkShape(known, inner, { above: path, step: name })
    }
  } else if ('oneOf' in shape) {
    if (!shape.oneOf.includes(String(value))) throw wrongValue(value, path)
  } else {
    if (!Array.isArray(value)) throw wrongValue(value, path)
    for (const [index, member] of value.entries())
      checkShape(shape.listOf, member, { above: path, step: `[${index}]` })
  }
}
