import type { Call } from './flow-model'

/** JavaScript names a function after the property it is assigned to. */
const PROPERTY_NAMES = ['params', 'input', '']

const IMPORTED = /\(0,\s*__\w+__\.(\w+)\)|__\w+__\./g

/** The source of a one-line function's result, such as `context.batch` or `{ id: event.id }`. */
const resultText = (given: (...given: never) => unknown): string => {
  const text = String(given).replace(IMPORTED, '$1').replace(/\s+/g, ' ')
  const [, result = ''] = /=> (.*)$/.exec(text) ?? []
  return result.startsWith('{') ? '…' : result.replace(/^\((\{.*\})\)$/, '$1')
}

const valueText = (value: unknown): string =>
  typeof value === 'function'
    ? resultText(value as (...given: never) => unknown)
    : JSON.stringify(value)
        .replace(/"(\w+)":/g, '$1: ')
        .replace(/,(?=\w+: )/g, ', ')

const withoutBraces = (text: string): string => text.replace(/^\{ ?(.*?) ?\}$/, '$1')

const isNamed = (value: unknown): value is { readonly name: string } =>
  typeof value === 'function' && !PROPERTY_NAMES.includes(value.name)

export const readCall = (name: string, given: unknown): Call => ({
  name,
  given: given === undefined ? '' : isNamed(given) ? given.name : withoutBraces(valueText(given)),
  isTold: given !== undefined && typeof given !== 'function',
})
