const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const NAMES = ['label', 'title', 'name']

/** A value in words: an object by its label, title or name, or field by field. */
export const plainValue = (value: unknown): string => {
  if (value === null || value === undefined) return 'none'
  if (value === '') return 'empty'
  if (Array.isArray(value)) return value.length === 0 ? 'empty list' : value.map(plainValue).join(', ')
  if (!isObject(value)) return String(value)
  if (value._tag === 'None') return 'none'
  const name = NAMES.map((field) => value[field]).find((each) => typeof each === 'string')
  return typeof name === 'string'
    ? name
    : plainFields(value)
        .map((field) => field.join(' '))
        .join(', ')
}

/** The fields of an object and of the objects in it, each with its value in words. */
export const plainFields = (
  fields: Readonly<Record<string, unknown>>,
): ReadonlyArray<readonly [string, string]> =>
  Object.entries(fields).flatMap(
    ([name, value]): ReadonlyArray<readonly [string, string]> =>
      isObject(value) && value._tag === undefined
        ? plainFields(value).map(([inner, text]) => [`${name}.${inner}`, text] as const)
        : [[name, plainValue(value)]],
  )
