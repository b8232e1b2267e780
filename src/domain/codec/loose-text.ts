import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import { loose, withDefault } from './with-default'

/** A string; undefined and null decode to the empty one. */
export const LooseText = loose(t.string, '')

/** A record of texts; what the operator omits, also as a whole, is empty. */
export const looseTexts = <K extends string>(...keys: ReadonlyArray<K>) => {
  const ofEach = <A>(value: A) => Object.fromEntries(keys.map((key) => [key, value])) as Record<K, A>
  return withDefault(t.readonly(t.strict(ofEach(LooseText))), ofEach(''))
}

/** Accepts a string or a number; decodes to a non-empty string. */
export const LooseId = new t.Type<string, string, unknown>(
  'LooseId',
  (input): input is string => t.string.is(input) && input !== '',
  (input, context) =>
    pipe(
      t.union([t.string, t.number]).validate(input, context),
      E.map(String),
      E.chain((id) => (id === '' ? t.failure(input, context, 'the id is empty') : t.success(id))),
    ),
  t.identity,
)

/** A number of at least 0; undefined and null decode to 0. */
export const LooseCount = loose(
  t.refinement(t.number, (n) => n >= 0),
  0,
)

/** A list; undefined and null decode to the empty one. */
export const looseList = <A>(item: t.Type<A, unknown, unknown>) => loose(t.readonlyArray(item), [])
