import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'

/** Undefined and null decode to the empty string. */
export const LooseText = new t.Type<string, string, unknown>(
  'LooseText',
  t.string.is,
  (input, context) =>
    input === undefined || input === null ? t.success('') : t.string.validate(input, context),
  t.identity,
)

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
export const LooseCount = new t.Type<number, number, unknown>(
  'LooseCount',
  (input): input is number => t.number.is(input) && input >= 0,
  (input, context) => {
    const count = input ?? 0
    return t.number.is(count) && count >= 0 ? t.success(count) : t.failure(input, context)
  },
  t.identity,
)

/** Undefined and null decode to the empty list. */
export const looseList = <A>(item: t.Type<A, unknown, unknown>) =>
  new t.Type<ReadonlyArray<A>, unknown, unknown>(
    `LooseList<${item.name}>`,
    t.readonlyArray(item).is,
    (input, context) => t.readonlyArray(item).validate(input ?? [], context),
    t.identity,
  )
