import * as t from 'io-ts'
import { LooseText } from './loose-text'

/** A record of texts; what the operator omits, also as a whole, is empty. */
export const looseTexts = <K extends string>(name: string, ...keys: ReadonlyArray<K>) => {
  const stated = t.readonly(
    t.strict(Object.fromEntries(keys.map((key) => [key, LooseText])) as Record<K, typeof LooseText>),
  )
  return new t.Type<t.TypeOf<typeof stated>, t.OutputOf<typeof stated>, unknown>(
    name,
    stated.is,
    (input = {}, context) => stated.validate(input, context),
    stated.encode,
  )
}
